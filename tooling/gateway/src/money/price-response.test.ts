import { describe, expect, it } from 'vitest'
import { price } from '../../testing/test-shop.ts'
import { discountResponse } from './discount-response.ts'
import { toPriceResponse, toPromoResponse } from './price-response.ts'
import { shownPrice } from './price-style.ts'
import { bulkSteps, unitPrice } from './unit-price.ts'

const style = { cultureName: 'en-GB', currency: 'GBP', isHidden: false, inclVat: true }
const hidden = { ...style, isHidden: true }
const responseFor = (part: object) => toPriceResponse(price(400, part), style)
const steps = [
  { quantity: 10, priceMinor: 300 },
  { quantity: 5, priceMinor: 350 },
]

describe('what one piece costs', () => {
  const stepped = price(400, { bulk: steps })

  it('[PROD-31] is the lowest of the price, the promotion and the steps that the quantity reaches', () => {
    expect([1, 4, 5, 9, 10].map((quantity) => unitPrice(stepped, quantity))).toEqual([400, 400, 350, 350, 300])
    expect(unitPrice({ ...stepped, promoPriceMinor: 320 }, 5)).toBe(320)
    expect(unitPrice({ ...stepped, promoPriceMinor: 320 }, 10)).toBe(300)
    expect(unitPrice({ ...stepped, promoPriceMinor: 500 }, 1)).toBe(400)
  })

  it('[PROD-18] (OP-80) has steps only where more pieces make each cheaper, fewest first, each quantity once', () => {
    expect(bulkSteps(stepped)).toEqual([
      { quantity: 5, priceMinor: 350 },
      { quantity: 10, priceMinor: 300 },
    ])
    expect(bulkSteps({ ...stepped, bulk: [...steps, ...steps] })).toHaveLength(2)
    expect(bulkSteps({ ...stepped, promoPriceMinor: 320 })).toEqual([{ quantity: 10, priceMinor: 300 }])
    expect(bulkSteps(price(400, { bulk: [{ quantity: 1, priceMinor: 300 }] }))).toEqual([])
    expect(bulkSteps(price(400, { bulk: [{ quantity: 5, priceMinor: 400 }] }))).toEqual([])
  })
})

describe('the price that a product sends', () => {
  it('[PROD-18] has its number, its text, and its steps with the lowest of them', () => {
    expect(toPriceResponse(price(400, { bulk: steps }), style)).toEqual({
      price: 4,
      currency: 'GBP',
      priceStr: '£4.00',
      regularPriceStr: '',
      isBulkPurchaseProduct: true,
      isDiscountedProduct: false,
      minimumBulkPriceStr: '£3.00',
      quantityTreshold: [
        { quantity: 5, priceStr: '£3.50' },
        { quantity: 10, priceStr: '£3.00' },
      ],
    })
  })

  it('has no steps where one piece costs the same as many', () => {
    expect(toPriceResponse(price(400), style)).toMatchObject({
      isBulkPurchaseProduct: false,
      minimumBulkPriceStr: '',
      quantityTreshold: [],
    })
  })

  it('[PROD-19] has the regular price beside a lower one and beside an offer, and never beside the same price', () => {
    expect(responseFor({ regularPriceMinor: 500 })).toMatchObject({
      regularPriceStr: '£5.00',
      isDiscountedProduct: true,
    })
    expect(responseFor({ regularPriceMinor: 400 })).toMatchObject({ regularPriceStr: '', isDiscountedProduct: false })
    expect(responseFor({ regularPriceMinor: 400, promoPriceMinor: 300 })).toMatchObject({
      regularPriceStr: '£4.00',
      isDiscountedProduct: false,
    })
    expect(responseFor({ promoPriceMinor: 300 })).toMatchObject({ regularPriceStr: '' })
  })

  it('is empty in shops that hide prices', () => {
    const response = toPriceResponse(price(400, { regularPriceMinor: 500, bulk: steps }), hidden)
    expect(response).toEqual({
      price: 0,
      currency: 'GBP',
      priceStr: '',
      regularPriceStr: '',
      isBulkPurchaseProduct: false,
      isDiscountedProduct: false,
      minimumBulkPriceStr: '',
      quantityTreshold: [],
    })
  })

  it('[PROD-19] has an offer only while that is lower, with the lowest price of many pieces', () => {
    expect(toPromoResponse(price(400), style)).toBeUndefined()
    expect(toPromoResponse(price(400, { promoPriceMinor: 400 }), style)).toBeUndefined()
    expect(toPromoResponse(price(400, { promoPriceMinor: 399 }), style)).toEqual({
      priceStr: '£3.99',
      minimumBulkPriceStr: '',
    })
    expect(toPromoResponse(price(400, { promoPriceMinor: 320, bulk: steps }), style)).toEqual({
      priceStr: '£3.20',
      minimumBulkPriceStr: '£3.00',
    })
  })

  it('[CART-26] excludes VAT from every amount in a shop that shows prices without VAT', () => {
    const full = price(1250, {
      regularPriceMinor: 2500,
      promoPriceMinor: 1000,
      bulk: [{ quantity: 5, priceMinor: 625 }],
    })
    expect(shownPrice(full, 2500, { ...style, inclVat: false })).toEqual({
      priceMinor: 1000,
      regularPriceMinor: 2000,
      promoPriceMinor: 800,
      bulk: [{ quantity: 5, priceMinor: 500 }],
    })
    expect(shownPrice(full, 2500, style)).toEqual(full)
    expect(Object.keys(shownPrice(price(1250), 2500, style))).toEqual(['priceMinor', 'bulk'])
  })
})

describe('the discounts that a cart sends', () => {
  const discounts = [
    { name: 'Welcome', amountMinor: 1250, vatMinor: 250 },
    { name: 'Welcome', amountMinor: 500, vatMinor: 100 },
    { name: 'Big order', amountMinor: 100, vatMinor: 20 },
  ]

  it('[CART-26] are summed up by name, with or without VAT as the lines', () => {
    expect(discountResponse(discounts, style)).toEqual({
      discounts: { Welcome: '-£17.50', 'Big order': '-£1.00' },
      totalDiscount: '-£18.50',
    })
    expect(discountResponse(discounts, { ...style, inclVat: false })).toEqual({
      discounts: { Welcome: '-£14.00', 'Big order': '-£0.80' },
      totalDiscount: '-£14.80',
    })
    expect(discountResponse([], style)).toEqual({ discounts: {}, totalDiscount: '' })
  })
})
