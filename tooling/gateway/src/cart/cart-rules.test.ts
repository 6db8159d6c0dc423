import { describe, expect, it } from 'vitest'
import type { ShopSettings } from '../model/shop-settings.ts'
import { article, price, testShop } from '../../testing/test-shop.ts'
import { addQuantity, MAX_LINES, mergeLines, withoutBought } from './lines.ts'
import { priceCart, type PricingQuestion } from './price-cart.ts'

const { settings } = testShop
const loop = article({ id: 'loop', itemNumber: 'LOOP', price: price(10_000), vatRate: 2500, vatReliefEligible: true })
const drier = article({ id: 'drier', itemNumber: 'DRIER', price: price(10_000), vatRate: 2500 })
const articles = new Map([loop, drier].map((one) => [one.id, one]))
const post = { code: 'post', name: 'Post', priceMinor: 5000 }

const priceOf = (rules: Partial<ShopSettings>, question: Partial<PricingQuestion> = {}) =>
  priceCart({
    lines: [{ id: 'drier', quantity: 1 }],
    articles,
    settings: { ...settings, promotions: [], shipping: [post], ...rules },
    shippingMethod: 'post',
    ...question,
  })
const percent = (basisPoints: number, fromMinor: number) => ({
  kind: 'percent' as const,
  name: 'Autumn',
  basisPoints,
  fromMinor,
})

describe('the lines of a cart', () => {
  const full = Array.from({ length: MAX_LINES }, (_, index) => ({ id: String(index), quantity: 1 }))

  it('are so many at most, and more pieces of a known one still count', () => {
    expect(addQuantity(full, 'one more', 1)).toEqual(full)
    expect(addQuantity(full, '7', 2)[7]).toEqual({ id: '7', quantity: 3 })
    expect(mergeLines(full, [{ id: 'one more', quantity: 1 }])).toHaveLength(MAX_LINES)
  })

  it('keep what was put in while the others were bought', () => {
    const lines = [
      { id: 'bought', quantity: 2 },
      { id: 'more', quantity: 5 },
      { id: 'new', quantity: 1 },
      { id: 'fewer', quantity: 1 },
    ]
    const bought = [
      { id: 'bought', quantity: 2 },
      { id: 'more', quantity: 2 },
      { id: 'fewer', quantity: 3 },
    ]
    expect(withoutBought(lines, bought)).toEqual([
      { id: 'more', quantity: 3 },
      { id: 'new', quantity: 1 },
    ])
  })
})

describe('a threshold of a cart', () => {
  it('[CART-16] counts from its very amount on: promotions, codes and free delivery', () => {
    const discounts = [10_000, 10_001].map((from) => priceOf({ promotions: [percent(1000, from)] }).totals.discount)
    expect(discounts).toEqual([1000, 0])
    const ten = { code: 'TEN', name: 'Ten', off: { basisPoints: 1000 } }
    const codes = [10_000, 10_001].map((fromMinor) => priceOf({}, { promoCode: { ...ten, fromMinor } }).isCodeApplied)
    expect(codes).toEqual([true, false])
    const deliveries = [10_000, 10_001].map((freeFromMinor) => priceOf({ shipping: [{ ...post, freeFromMinor }] }))
    expect(deliveries.map(({ shipping }) => shipping?.inclVatMinor)).toEqual([0, 5000])
  })

  it('[CART-16] of free delivery counts after what is taken off, and is none where a shop has none', () => {
    const reduced = { promotions: [percent(1000, 0)], shipping: [{ ...post, freeFromMinor: 10_000 }] }
    expect(priceOf(reduced).shipping?.inclVatMinor).toBe(5000)
    expect(priceOf({}, { lines: [{ id: 'drier', quantity: 99 }] }).shipping?.inclVatMinor).toBe(5000)
  })
})

describe('a cart with a promotion', () => {
  it('takes off every promotion, each of what the one before left', () => {
    const { discounts, totals } = priceOf({ promotions: [percent(1000, 0), percent(5000, 0)] })
    expect(discounts.map(({ amountMinor }) => amountMinor)).toEqual([1000, 4500])
    expect(totals.total).toBe(10_000 - 5500 + 5000)
  })

  it('names no discount that takes nothing off', () => {
    expect(priceOf({ promotions: [percent(0, 0)] }).discounts).toEqual([])
    const free = priceOf({}, { articles: new Map([['drier', { ...drier, price: price(0) }]]) })
    expect(free).toMatchObject({ discounts: [], totals: { discount: 0, vat: 1000, total: 5000 } })
    const fifty = { code: 'FIFTY', name: 'Fifty', off: { amountMinor: 5000 }, fromMinor: 0 }
    const nothing = priceOf({}, { articles: new Map([['drier', { ...drier, price: price(0) }]]), promoCode: fifty })
    expect(nothing.lines.map(({ discountMinor }) => discountMinor)).toEqual([0])
  })
})

describe('a cart with goods that qualify for VAT relief', () => {
  const lines = [{ id: 'loop', quantity: 1 }]

  it('[CART-15] pays VAT unless the customer is exempt', () => {
    expect(priceOf({}, { lines }).lines.map(({ isVatExempt }) => isVatExempt)).toEqual([false])
    expect(priceOf({}, { lines, isVatExempt: true }).lines.map(({ isVatExempt }) => isVatExempt)).toEqual([true])
  })

  it('[CART-15] says how much VAT of a discount would not have been paid anyway', () => {
    const promotions = [percent(1000, 0)]
    expect(priceOf({ promotions }, { lines, isVatExempt: true }).discounts).toEqual([
      { name: 'Autumn', amountMinor: 1000, vatMinor: 200, exemptVatMinor: 200 },
    ])
    expect(priceOf({ promotions }, { lines }).discounts).toEqual([{ name: 'Autumn', amountMinor: 1000, vatMinor: 200 }])
  })

  it('[CART-15] exempts no gift, which costs nothing', () => {
    const gift = { kind: 'gift' as const, name: 'Gift', itemNumbers: ['LOOP'], fromQuantity: 1 }
    const promotions = [{ ...gift, giftItemNumber: 'DRIER', giftQuantity: 2 }, percent(1000, 0)]
    const priced = priceOf({ promotions }, { lines, isVatExempt: true })
    expect(priced.lines.at(-1)).toMatchObject({ isGift: true, isVatExempt: false, quantity: 2, totalMinor: 0 })
    expect(priced.discounts).toHaveLength(1)
  })
})
