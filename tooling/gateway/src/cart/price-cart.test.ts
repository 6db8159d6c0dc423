import { parsePrice } from '@shop/domain/prices/price.ts'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Product } from '../model/product.ts'
import type { PromoCode, ShopSettings } from '../model/shop-settings.ts'
import { share, vatInside } from '../money/money.ts'
import { article, price, testShop } from '../../testing/test-shop.ts'
import { cartResponse } from './cart-response.ts'
import { priceCart, type PricingQuestion } from './price-cart.ts'

const { settings } = testShop
const articles = new Map(testShop.products.map((product) => [product.id, product]))
const money = (minor: number) => (minor / 100).toFixed(2)

/** Returns what a row of the price list buys: articles with their quantity, then choices. */
function questionOf(words: string): PricingQuestion {
  const parts = words.replaceAll(/ [[(].*?[\])]/g, '').split(', ')
  const chosen = (what: string) => parts.find((part) => part.startsWith(what))?.slice(what.length)
  const lines = parts.flatMap((part) => {
    const [, id, quantity] = /^([a-z-]+) (\d+)$/.exec(part) ?? []
    return id ? [{ id, quantity: Number(quantity) }] : []
  })
  return {
    lines,
    articles,
    settings: parts.includes('the only delivery') ? { ...settings, shipping: settings.shipping.slice(0, 1) } : settings,
    shippingMethod: parts.some((part) => part.endsWith(' delivery')) ? '' : (chosen('by ') ?? 'home'),
    promoCode: settings.promoCodes.find(({ code }) => code === chosen('code ')),
    isVatExempt: parts.includes('without VAT'),
  }
}

function billOf(question: PricingQuestion) {
  const { lines, discounts, shipping, totals, isCodeApplied } = priceCart(question)
  const goods = lines.map(({ quantity, article: { itemNumber }, isGift, ...line }) => {
    const cost = isGift && line.totalMinor === 0 ? 'free' : money(line.unitMinor)
    return `${quantity} ${itemNumber} ${cost}${line.isVatExempt ? ' without VAT' : ''}`
  })
  return [
    ...goods,
    ...discounts.map(({ name, amountMinor }) => `${name} -${money(amountMinor)}`),
    ...(shipping ? [`${shipping.code} ${money(shipping.inclVatMinor)}`] : []),
    ...(totals.vatExempt ? [`VAT -${money(totals.vatExempt)}`] : []),
    ...(isCodeApplied ? ['coded'] : []),
    `${money(totals.total)} (VAT ${money(totals.vat)})`,
  ].join(', ')
}

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
  it.each([
    ['battery 2 [CART-16]', '2 BAT-312 39.50, home 59.00, 138.00 (VAT 27.60)'],
    // Quantity steps.
    ['battery 4', '4 BAT-312 39.50, home 59.00, 217.00 (VAT 43.40)'],
    ['battery 5', '5 BAT-312 35.00, home 59.00, 234.00 (VAT 46.80)'],
    ['battery 100', '100 BAT-312 30.00, Big order -300.00, home 59.00, 2759.00 (VAT 551.80)'],
    // A promotion with its price and its gift.
    ['drier 1 [CART-06]', '1 DRY-1 299.00, 1 CLOTH-1 free, home 59.00, 358.00 (VAT 71.60)'],
    // Delivery costs nothing from a threshold up, counted after discounts.
    ['drier 1, by parcel-shop', '1 DRY-1 299.00, 1 CLOTH-1 free, parcel-shop 39.00, 338.00 (VAT 67.60)'],
    ['drier 2, by parcel-shop', '2 DRY-1 299.00, 1 CLOTH-1 free, parcel-shop 0.00, 598.00 (VAT 119.60)'],
    // A big order.
    ['drier 4', '4 DRY-1 299.00, 1 CLOTH-1 free, Big order -119.60, home 59.00, 1135.40 (VAT 227.08)'],
    ['battery 1, no delivery', '1 BAT-312 39.50, 39.50 (VAT 7.90)'],
    ['battery 1, the only delivery', '1 BAT-312 39.50, parcel-shop 39.00, 78.50 (VAT 15.70)'],
    // What the shop does not sell any more.
    ['no-such-thing 1', '0.00 (VAT 0.00)'],
    ['nothing', '0.00 (VAT 0.00)'],
    // A code takes its share off what the shop’s own offers left.
    [
      'drier 4, code WELCOME10 [CART-11, CART-16]',
      '4 DRY-1 299.00, 1 CLOTH-1 free, Big order -119.60, Welcome -107.64, home 59.00, coded, 1027.76 (VAT 205.55)',
    ],
    // An amount counts once, and never for more than the goods cost.
    ['battery 2, code ONCE50', '2 BAT-312 39.50, Once -50.00, home 59.00, coded, 88.00 (VAT 17.60)'],
    ['cloth 1, code ONCE50', '1 CLOTH-1 9.99, Once -9.99, home 59.00, coded, 59.00 (VAT 11.80)'],
    // A code waits until the goods are worth enough.
    ['drier 1, code BIG [CART-13]', '1 DRY-1 299.00, 1 CLOTH-1 free, home 59.00, 358.00 (VAT 71.60)'],
    [
      'drier 2, code BIG [CART-13]',
      '2 DRY-1 299.00, 1 CLOTH-1 free, Big -29.90, home 59.00, coded, 627.10 (VAT 125.42)',
    ],
    ['nothing, code WELCOME10', '0.00 (VAT 0.00)'],
    // Delivery has no VAT when all goods have none, else in part.
    ['loop 1, without VAT [CART-15] (OP-62)', '1 LOOP-1 120.00 without VAT, home 59.00, VAT -35.80, 143.20 (VAT 0.00)'],
    [
      'loop 1, battery 2, without VAT',
      '1 LOOP-1 120.00 without VAT, 2 BAT-312 39.50, home 59.00, VAT -31.12, 226.88 (VAT 20.48)',
    ],
    ['battery 2, without VAT', '2 BAT-312 39.50, home 59.00, 138.00 (VAT 27.60)'],
  ])('a cart of %s costs %s', (words, bill) => {
    expect(billOf(questionOf(words))).toBe(bill)
  })

  it('tells delivery, goods and their VAT apart', () => {
    const { totals, shipping } = priceCart(questionOf('battery 2'))
    expect(shipping).toMatchObject({ code: 'home', inclVatMinor: 5900, exclVatMinor: 4720 })
    expect(totals).toMatchObject({ subTotalInclVat: 7900, subTotalExclVat: 6320, vat: 1580 + 1180 })
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

    it('[CART-16] take a share off that is rounded once, not for each line', () => {
      fc.assert(
        fc.property(anyQuestion, fc.integer({ min: 1, max: 10_000 }), (question, basisPoints) => {
          const promoCode = { code: 'CODE', name: 'Code', off: { basisPoints }, fromMinor: 0 }
          const { totals } = priceCart({ ...question, promoCode, settings: { ...question.settings, promotions: [] } })
          expect(totals.discount).toBe(share(totals.subTotalInclVat, basisPoints))
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
          for (const { article: sold, unitMinor } of priceCart(question).lines) {
            expect(unitMinor).toBeLessThanOrEqual(sold.price?.priceMinor ?? 0)
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
