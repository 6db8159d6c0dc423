import { parse, safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { article, price, testShop } from '../../testing/test-shop.ts'
import { shopDataSchema } from './shop-data.ts'

const selling = (product: object) => ({
  ...testShop,
  products: [{ ...article({ id: 'a', itemNumber: 'A' }), ...product }],
})

const isTaken = (part: object) => safeParse(shopDataSchema, { ...testShop, ...part }).success

describe('shopDataSchema', () => {
  it('keeps a shop as it is written, the order of countries and attributes included', () => {
    const shop = selling({ productAttributes: { size: '6 mm', colour: 'red' } })
    expect(JSON.stringify(parse(shopDataSchema, shop).configuration)).toBe(JSON.stringify(shop.configuration))
    expect(Object.keys(parse(shopDataSchema, shop).products[0]!.productAttributes)).toEqual(['size', 'colour'])
  })

  it.each([
    ['a price with a fraction of a minor unit', { price: price(39.5) }],
    ['a negative price', { price: price(-1) }],
    ['a bulk price for no pieces', { price: price(100, { bulk: [{ quantity: 0, priceMinor: 90 }] }) }],
    ['a VAT rate in per cent', { vatRate: 0.25 }],
    ['an article without a number', { itemNumber: undefined }],
  ])('does not take %s', (_what, product) => {
    expect(safeParse(shopDataSchema, selling(product)).success).toBe(false)
  })

  it('does not take a configuration that the shop could not read', () => {
    expect(isTaken({ configuration: { shippingTypes: 'none' } })).toBe(false)
    expect(isTaken({ settings: { ...testShop.settings, currency: 'kr' } })).toBe(false)
    expect(isTaken({ configuration: { featureFlags: { topMenuType: ['wide'] } } })).toBe(false)
    expect(
      isTaken({ categories: [{ id: '1', title: 'Batteries', url: '/batteries', subcategories: ['small'] }] }),
    ).toBe(false)
  })
})
