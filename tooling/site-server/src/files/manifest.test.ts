import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { assetsOf, manifestSchema } from './manifest.ts'

const manifest = v.parse(manifestSchema, {
  'src/main.tsx': { file: 'assets/main-1.js', isEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared-1.js', imports: ['_deep.js'] },
  '_deep.js': { file: 'assets/deep-1.js', imports: ['_shared.js'] },
  '_form.js': { file: 'assets/form-1.js' },
  '../features/src/pages/cart/cart-page.tsx': { file: 'assets/cart-1.js', imports: ['_form.js', '_shared.js'] },
})

describe('the manifest', () => {
  test('a page fetches early what only it needs, and nothing twice', () => {
    expect(assetsOf(manifest)).toEqual({
      entry: '/assets/main-1.js',
      imports: ['/assets/deep-1.js', '/assets/shared-1.js'],
      pages: { 'cart/cart-page': ['/assets/cart-1.js', '/assets/form-1.js'] },
    })
  })

  test('a bundle without an entry is refused at the start', () => {
    expect(() => assetsOf({})).toThrow('no entry')
  })
})
