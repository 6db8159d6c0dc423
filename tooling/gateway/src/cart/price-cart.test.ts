import { parsePrice } from '@shop/domain/prices/price.ts'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Product } from '../model/product.ts'
import type { PromoCode, ShopSettings } from '../model/shop-settings.ts'
import { vatInside } from '../money/money.ts'
import { article, price, testShop } from '../../testing/test-shop.ts'
import { cartResponse } from './cart-response.ts'
import { priceCart, type PricingQuestion } from './price-cart.ts'

const { settings } = testShop
const articles = new Map(testShop.products.map((product) => [product.id, product]))
const count = (lines: { id: string; quantity: number }[], shippingMethod = 'home') =>
  priceCart({ lines, articles, settings, shippingMethod })

const codeNamed = (code: string) => settings.promoCodes.find((known) => known.code === code)

const withCode = (code: string, lines: { id: string; quantity: number }[]) =>
  priceCart({ lines, articles, settings, shippingMethod: 'home', promoCode: codeNamed(code) })
const exempt = (lines: { id: string; quantity: number }[]) =>
  priceCart({ lines, articles, settings, shippingMethod: 'home', isVatExempt: true })

const minor = fc.integer({ min: 1, max: 2_000_000 })
const vatRate = fc.constantFrom(0, 500, 1200, 2000, 2500)
const anyArticle: fc.Arbitrary<Product> = fc
  .record({
    vatReliefEligible: fc.boolean(),
    id: fc.uuid(),
    cost: minor,
    vatRate,
    promo: fc.option(minor, { nil: undefined }),
    step: minor,
  })
  .map(({ id, cost, promo, step, ...rest }) => {
    const bulk = [{ quantity: 5, priceMinor: step }]
    return article({
      ...rest,
      id,
      itemNumber: id,
      price: price(cost, { bulk, ...(promo && { promoPriceMinor: promo }) }),
    })
  })
const anyPercent: fc.Arbitrary<ShopSettings['promotions'][number]> = fc.record({
  kind: fc.constant('percent' as const),
  name: fc.constantFrom('One', 'Two'),
  basisPoints: fc.integer({ min: 0, max: 10_000 }),
  fromMinor: fc.integer({ min: 0, max: 100_000 }),
})
const anyCode: fc.Arbitrary<PromoCode> = fc.record({
  code: fc.constant('CODE'),
  name: fc.constant('Code'),
  off: fc.oneof(
    fc.record({ basisPoints: fc.integer({ min: 1, max: 10_000 }) }),
    fc.record({ amountMinor: fc.integer({ min: 1, max: 200_000 }) }),
  ),
  fromMinor: fc.integer({ min: 0, max: 100_000 }),
})
const anyQuestion = fc
  .record({
    goods: fc.uniqueArray(fc.record({ article: anyArticle, quantity: fc.integer({ min: 1, max: 100 }) }), {
      maxLength: 100,
      selector: ({ article: { id } }) => id,
    }),
    promotions: fc.array(anyPercent, { maxLength: 3 }),
    shippingCost: fc.integer({ min: 0, max: 10_000 }),
    shippingRate: vatRate,
    freeFromMinor: fc.integer({ min: 0, max: 1_000_000 }),
    promoCode: fc.option(anyCode, { nil: undefined }),
    isVatExempt: fc.boolean(),
  })
  .map(({ goods, promotions, shippingCost, shippingRate, freeFromMinor, ...choices }) => {
    const shipping = [{ code: 'post', name: 'Post', priceMinor: shippingCost, freeFromMinor }]
    const rules: ShopSettings = { ...settings, promotions, shipping, vatRate: shippingRate }
    return {
      lines: goods.map(({ article: { id }, quantity }) => ({ id, quantity })),
      articles: new Map(goods.map(({ article: one }) => [one.id, one])),
      settings: rules,
      shippingMethod: 'post',
      ...choices,
    }
  })

const minorOf = (text: unknown) => Math.round((parsePrice(String(text)) ?? 0) * 100)

/** The amounts of a cart's answer in minor units. A missing one counts as zero. */
function answeredSums(question: PricingQuestion, inclVat: boolean) {
  const priced = { ...priceCart(question), couponResponseCode: '' as const, limitedCode: undefined }
  const stored = { lines: [], properties: {}, encryptedCpr: null, shippingMethod: 'post', paymentCode: '', version: 0 }
  const sent = cartResponse(stored, priced, { ...settings, inclVat })
  return {
    lines: (sent.products ?? []).reduce((sum: number, line) => sum + minorOf(v.parse(totalOf, line).total), 0),
    discounts: Object.values(sent.discounts ?? {}).reduce((sum: number, amount) => sum + minorOf(amount), 0),
    totalDiscount: minorOf(sent.totalDiscount),
    goods: minorOf(inclVat ? sent.subTotalInclVat : sent.subTotalExclVat),
    delivery: minorOf(inclVat ? sent.shippingPriceInclVat : sent.shippingPriceExclVat),
    onTop: inclVat ? -minorOf(sent.vatExempt) : minorOf(sent.vat),
    total: minorOf(sent.displayPrice),
  }
}
const totalOf = v.object({ total: v.string() })

describe('priceCart', () => {
  describe('a cart', () => {
    it('costs its lines and its delivery, VAT counted inside [CART-16]', () => {
      const { totals, shipping } = count([{ id: 'battery', quantity: 2 }])
      expect(shipping).toMatchObject({ code: 'home', inclVatMinor: 5900, exclVatMinor: 4720 })
      expect(totals).toEqual({
        subTotalInclVat: 7900,
        subTotalExclVat: 6320,
        discount: 0,
        vat: 1580 + 1180,
        vatExempt: 0,
        total: 13_800,
      })
    })

    it('takes the price of the reached quantity step', () => {
      expect(count([{ id: 'battery', quantity: 4 }]).lines[0]?.unitMinor).toBe(3950)
      expect(count([{ id: 'battery', quantity: 5 }]).lines[0]?.unitMinor).toBe(3500)
      expect(count([{ id: 'battery', quantity: 100 }]).lines[0]?.unitMinor).toBe(3000)
    })

    it('takes the promotion price while one runs', () => {
      expect(count([{ id: 'drier', quantity: 1 }]).lines[0]?.totalMinor).toBe(29_900)
    })

    it('gives the gift of a promotion as a line that costs nothing [CART-06]', () => {
      const { lines } = count([{ id: 'drier', quantity: 1 }])
      expect(lines.at(-1)).toMatchObject({
        isGift: true,
        totalMinor: 0,
        quantity: 1,
        article: { itemNumber: 'CLOTH-1' },
      })
      expect(count([{ id: 'battery', quantity: 1 }]).lines).toHaveLength(1)
    })

    it('is delivered for nothing from the threshold up, counted after discounts', () => {
      expect(count([{ id: 'drier', quantity: 1 }], 'parcel-shop').shipping?.inclVatMinor).toBe(3900)
      expect(count([{ id: 'drier', quantity: 2 }], 'parcel-shop').shipping?.inclVatMinor).toBe(0)
    })

    it('takes the discount of a big order off every line, and says how much', () => {
      const { discounts, totals } = count([{ id: 'drier', quantity: 4 }])
      expect(discounts).toEqual([{ name: 'Big order', amountMinor: 11_960, vatMinor: expect.any(Number) }])
      expect(totals.total).toBe(119_600 - 11_960 + 5900)
    })

    it('costs no delivery while none is chosen, and the only one there is without choosing', () => {
      expect(count([{ id: 'battery', quantity: 1 }], '').shipping).toBeUndefined()
      const only = { ...settings, shipping: settings.shipping.slice(0, 1) }
      const lines = [{ id: 'battery', quantity: 1 }]
      expect(priceCart({ lines, articles, settings: only, shippingMethod: '' }).shipping?.code).toBe('parcel-shop')
    })

    it('leaves out what the shop does not sell any more', () => {
      expect(count([{ id: 'no-such-thing', quantity: 1 }]).lines).toEqual([])
      expect(count([]).totals).toEqual({
        subTotalInclVat: 0,
        subTotalExclVat: 0,
        discount: 0,
        vat: 0,
        vatExempt: 0,
        total: 0,
      })
    })
  })

  describe('a promo code', () => {
    it('takes its share off what the shop’s own offers left [CART-11, CART-16]', () => {
      const { discounts, totals, isCodeApplied } = withCode('WELCOME10', [{ id: 'drier', quantity: 4 }])
      expect(discounts.map(({ name, amountMinor }) => [name, amountMinor])).toEqual([
        ['Big order', 11_960],
        ['Welcome', 10_764],
      ])
      expect({ isCodeApplied, total: totals.total }).toEqual({ isCodeApplied: true, total: 119_600 - 22_724 + 5900 })
    })

    it('takes off an amount once, never more than the goods cost', () => {
      expect(withCode('ONCE50', [{ id: 'battery', quantity: 2 }]).totals.discount).toBe(5000)
      expect(withCode('ONCE50', [{ id: 'cloth', quantity: 1 }]).totals).toMatchObject({ discount: 999, total: 5900 })
    })

    it('waits until the goods are worth enough [CART-13]', () => {
      expect(withCode('BIG', [{ id: 'drier', quantity: 1 }])).toMatchObject({ isCodeApplied: false, discounts: [] })
      expect(withCode('BIG', [{ id: 'drier', quantity: 2 }]).isCodeApplied).toBe(true)
      expect(withCode('WELCOME10', []).isCodeApplied).toBe(false)
    })
  })

  describe('buying without VAT', () => {
    it('takes the VAT off goods that qualify, and off delivery when all do [CART-15] (OP-62)', () => {
      expect(exempt([{ id: 'loop', quantity: 1 }]).totals).toMatchObject({
        vat: 0,
        vatExempt: 2400 + 1180,
        total: 12_000 + 5900 - 3580,
      })
    })

    it('leaves it on the others, and on their share of the delivery', () => {
      const { totals, lines } = exempt([
        { id: 'loop', quantity: 1 },
        { id: 'battery', quantity: 2 },
      ])
      const shippingShare = Math.round((1180 * 12_000) / 19_900)
      expect(totals).toMatchObject({ vatExempt: 2400 + shippingShare, vat: 1580 + 1180 - shippingShare })
      expect(lines.map(({ isVatExempt }) => isVatExempt)).toEqual([true, false])
      expect(exempt([{ id: 'battery', quantity: 2 }]).totals.vatExempt).toBe(0)
    })
  })

  describe('the sums of any cart', () => {
    it('are the lines plus delivery minus discounts, in whole minor units, never below nothing', () => {
      fc.assert(
        fc.property(anyQuestion, (question) => {
          const { lines, discounts, shipping, totals } = priceCart(question)
          const goods = lines.reduce((sum, line) => sum + line.totalMinor, 0)
          const off = discounts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
          expect(totals.subTotalInclVat).toBe(goods)
          expect(totals.discount).toBe(off)
          expect(totals.total).toBe(goods + (shipping?.inclVatMinor ?? 0) - off - totals.vatExempt)
          for (const amount of [...Object.values(totals), ...discounts.map(({ amountMinor }) => amountMinor)]) {
            expect(Number.isInteger(amount)).toBe(true)
            expect(amount).toBeGreaterThanOrEqual(0)
          }
        }),
      )
    })

    it('state amounts with and without VAT that fit together', () => {
      fc.assert(
        fc.property(anyQuestion, (question) => {
          const { discounts, shipping, totals } = priceCart(question)
          const discountVat = discounts.reduce((sum, { vatMinor }) => sum + vatMinor, 0)
          const shippingVat = shipping ? shipping.inclVatMinor - shipping.exclVatMinor : 0
          const allVat = totals.subTotalInclVat - totals.subTotalExclVat - discountVat + shippingVat
          expect(totals.vat + totals.vatExempt).toBe(allVat)
          expect(totals.vat).toBeGreaterThanOrEqual(0)
          expect(totals.vat).toBeLessThanOrEqual(totals.total)
        }),
      )
    })

    it('are spread over the lines, none of which falls below nothing, and gifts stay as they are', () => {
      fc.assert(
        fc.property(anyQuestion, (question) => {
          const { lines, discounts } = priceCart(question)
          const off = discounts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
          expect(lines.reduce((sum, { discountMinor }) => sum + discountMinor, 0)).toBe(off)
          for (const { discountMinor, totalMinor, isGift } of lines) {
            expect(discountMinor).toBeGreaterThanOrEqual(0)
            expect(discountMinor).toBeLessThanOrEqual(isGift ? 0 : totalMinor)
          }
        }),
      )
    })

    it('[CART-28] charge for each delivery what was said before it was chosen', () => {
      fc.assert(
        fc.property(anyQuestion, ({ settings: rules, ...question }) => {
          const chosenAs = (shippingMethod: string) =>
            priceCart({
              ...question,
              settings: { ...rules, shipping: [...rules.shipping, ...settings.shipping] },
              shippingMethod,
            })
          for (const { method, costMinor } of chosenAs('').offers) {
            expect(chosenAs(method.code).shipping).toMatchObject({
              code: method.code,
              inclVatMinor: costMinor,
            })
          }
        }),
      )
    })

    it('never charge more for the article than its plain price', () => {
      fc.assert(
        fc.property(anyQuestion, (question) => {
          for (const {
            article: { price: cost },
            unitMinor,
          } of priceCart(question).lines) {
            expect(unitMinor).toBeLessThanOrEqual(cost?.priceMinor ?? 0)
          }
        }),
      )
    })
  })

  it('[CART-26] the amounts of any cart add up, with and without VAT', () => {
    fc.assert(
      fc.property(anyQuestion, fc.boolean(), (question, inclVat) => {
        const { lines, discounts, totalDiscount, goods, delivery, onTop, total } = answeredSums(question, inclVat)
        expect([lines, totalDiscount]).toEqual([goods, discounts])
        expect(goods + discounts + delivery + onTop).toBe(total)
      }),
    )
  })

  describe('the VAT inside an amount', () => {
    it('is a quarter of the price without it at 25 %', () => {
      expect(vatInside(12_500, 2500)).toBe(2500)
      expect(vatInside(999, 2000)).toBe(167)
    })

    it('is the same share of a discount as of a price, so that both rounded together lose nothing', () => {
      fc.assert(
        fc.property(minor, vatRate, (amount, rate) => {
          expect(vatInside(-amount, rate) + vatInside(amount, rate)).toBe(0)
        }),
      )
    })
  })
})
