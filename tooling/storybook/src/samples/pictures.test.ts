import { describe, expect, it } from 'vitest'
import { withExportedPictures } from './pictures.ts'

describe('withExportedPictures', () => {
  it('replaces the pictures of fixtures by addresses below the page, wherever that is', () => {
    const code = `image: '/api/pictures/battery-pack-0b77d3e1/720.webp', other: '/api/cart/get'`
    expect(withExportedPictures(code, './')).toBe(
      `image: new URL('./pictures/battery-312-60.webp', document.baseURI).href, other: '/api/cart/get'`,
    )
  })

  it('rejects a picture within a text, whose address would be of no use below a path', () => {
    expect(() => withExportedPictures(`'<img src="/api/pictures/a">'`, './')).toThrow('within a longer text')
  })

  it('rejects a picture that no drawing stands for', () => {
    expect(() => withExportedPictures(`'/api/pictures/new-thing-0b77d3e1/720.webp'`, './')).toThrow('new-thing')
  })
})
