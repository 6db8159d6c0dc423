import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sameOriginPath } from './redirect.ts'

describe('sameOriginPath', () => {
  test.each(['/', '/cart', '/search-result/a%2Fb?sort=1#top', '/batteries/details/BAT-312-06'])(
    '[FAV-03] goes to %s',
    (path) => {
      expect(sameOriginPath(path)).toBe(path)
    },
  )

  test.each([
    'https://evil.example/',
    '//evil.example/cart',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    'cart',
    '',
    ' /cart',
  ])('goes nowhere for "%s"', (target) => {
    expect(sameOriginPath(target)).toBeUndefined()
  })

  test('what comes out stays in the shop, and is its own answer', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '\t',
      '\n',
      'evil.example',
      '@',
      ':',
      '?',
      '#',
      '%2f',
      '%5c',
      'http:',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = sameOriginPath(`/${pieces.join('')}`) ?? '/'
        expect(new URL(path, 'https://shop.example/x/y').host).toBe('shop.example')
        expect(sameOriginPath(path)).toBe(path)
      }),
    )
  })
})
