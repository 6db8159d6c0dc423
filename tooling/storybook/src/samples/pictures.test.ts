import { expect, it } from 'vitest'
import { withExportedPictures } from './pictures.ts'

it('replaces the pictures of fixtures', () => {
  const code = `image: '/api/pictures/battery-pack-0b77d3e1/720.webp', other: '/api/cart/get'`
  expect(withExportedPictures(code, './')).toBe(`image: './pictures/battery-312-60.webp', other: '/api/cart/get'`)
})

it('rejects a picture that no drawing stands for', () => {
  expect(() => withExportedPictures(`'/api/pictures/new-thing-0b77d3e1/720.webp'`, './')).toThrow('new-thing')
})
