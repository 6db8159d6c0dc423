import { describe, expect, test } from 'vitest'
import { canBeBought, isNotSold } from './buying.ts'
import { aProduct, aVariation } from '../testing/samples.ts'

describe('canBeBought', () => {
  test('[PROD-12] a product with a price and in stock may be bought', () => {
    expect(canBeBought(aProduct())).toBe(true)
  })

  test.each([
    ['[PROD-12] has no price', { priceResponse: undefined }],
    ['[PROD-12] has an empty price', { priceResponse: {} }],
    ['[PROD-12] is not in stock', { inStock: false }],
    ['[PROD-12] is configurable and nothing is chosen', { isConfigurable: true }],
    ['[PROD-25] is not to be added', { canAddToCart: false }],
  ])('a product that %s may not be bought', (_title, said) => {
    expect(canBeBought(aProduct(said))).toBe(false)
  })

  test('[PROD-12] a configurable product may be bought once a variation is chosen', () => {
    const priced = aVariation({ Size: '8 mm' }, { priceResponse: aProduct().priceResponse })
    expect(canBeBought(aProduct({ isConfigurable: true, priceResponse: undefined }), priced)).toBe(true)
    expect(
      canBeBought(aProduct({ isConfigurable: true, priceResponse: undefined }), aVariation({ Size: '8 mm' })),
    ).toBe(false)
  })

  test('[PROD-12] a price that is only written, or only a number, is a price', () => {
    expect(canBeBought(aProduct({ priceResponse: { priceStr: '75,00 kr.' } }))).toBe(true)
    expect(canBeBought(aProduct({ priceResponse: { price: 75 } }))).toBe(true)
  })

  test('[PROD-26] a price of nothing is a price: the free shop can be used', () => {
    expect(canBeBought(aProduct({ priceResponse: { price: 0 } }))).toBe(true)
  })

  test('[PROD-25] a product without `canAddToCart` can be added', () => {
    expect(aProduct({ canAddToCart: null }).canAddToCart).toBe(true)
  })
})

describe('isNotSold', () => {
  test.each<[string, Record<string, unknown>, boolean]>([
    ['is in stock and may not be added', { canAddToCart: false }, true],
    ['is in stock without a price', { priceResponse: undefined }, true],
    ['may be bought', {}, false],
    ['is sold out', { inStock: false, canAddToCart: false }, false],
    ['waits for a choice', { isConfigurable: true, canAddToCart: false }, false],
  ])('[PROD-25] tells of a product that %s', (_which, said, expected) => {
    expect(isNotSold(aProduct(said))).toBe(expected)
  })
})
