import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceCart } from '../../../cart/price-cart.ts'
import { makeDraft } from '../../../checkout/make-draft.ts'
import { emptyCart } from '../../../model/stored-cart.ts'
import { readShop } from '../../../shops/shop.ts'
import { article, price, testShop } from '../../../testing/test-shop.ts'
import { netsItems } from './nets-order.ts'

const address = {
  firstName: 'A',
  middleName: '',
  lastName: 'B',
  id: '',
  email: '',
  company: '',
  addressLine1: '',
  addressLine2: '',
  postalCode: '',
  city: '',
  phoneNumber: '',
  countryCode: 'DK',
}
const shop = readShop({ id: 'test_dk', version: '1', settings: testShop.settings, changes: {} }, testShop.configuration)

interface Bought {
  cost: number
  quantity: number
  vatRate: number
  isExempt: boolean
}

function draftOf(bought: Bought[], off: { basisPoints: number; code: boolean }) {
  const articles = new Map(
    bought.map((one, index) => [
      `${index}`,
      article({
        id: `${index}`,
        itemNumber: `N${index}`,
        price: price(one.cost),
        vatRate: one.vatRate,
        vatReliefEligible: one.isExempt,
      }),
    ]),
  )
  const promotions = [{ kind: 'percent' as const, name: 'Spring', basisPoints: off.basisPoints, fromMinor: 0 }]
  const lines = bought.map(({ quantity }, index) => ({ id: `${index}`, quantity }))
  const settings = { ...testShop.settings, promotions }
  const promoCode = testShop.settings.promoCodes.find(({ code }) => code === 'ONCE50')
  const priced = priceCart({
    lines,
    articles,
    settings,
    shippingMethod: 'home',
    isVatExempt: true,
    ...(off.code && { promoCode }),
  })
  const request = {
    userId: '',
    shippingMethod: 'home',
    invoiceAddress: address,
    deliveryAddress: undefined,
    customProperties: {},
    termsAndConditionsAgreed: true,
    privacyPolicyAgreed: true,
  }
  return makeDraft(request, shop, emptyCart, priced, 'http://shop.test')
}

describe('the lines Nets gets', () => {
  it('count in prices without VAT, as Nets documents them', () => {
    expect(
      netsItems(
        draftOf([{ cost: 3950, quantity: 2, vatRate: 2500, isExempt: false }], { basisPoints: 0, code: false }),
      ),
    ).toEqual([
      {
        reference: 'N0',
        name: 'Article N0',
        quantity: 2,
        unit: 'pcs',
        unitPrice: 3160,
        taxRate: 2500,
        taxAmount: 1580,
        netTotalAmount: 6320,
        grossTotalAmount: 7900,
      },
      {
        reference: 'shipping-home',
        name: 'Home',
        quantity: 1,
        unit: 'pcs',
        unitPrice: 4720,
        taxRate: 2500,
        taxAmount: 1180,
        netTotalAmount: 4720,
        grossTotalAmount: 5900,
      },
    ])
  })

  it('carry no VAT where the customer need not pay any (OP-62)', () => {
    const draft = draftOf([{ cost: 12_000, quantity: 1, vatRate: 2000, isExempt: true }], {
      basisPoints: 1000,
      code: true,
    })
    expect(netsItems(draft).reduce((sum, { taxAmount }) => sum + taxAmount, 0)).toBe(0)
  })

  it('add up to what the customer pays, each by Nets’ own rules, whatever is bought', () => {
    const anyBought = fc.record({
      cost: fc.integer({ min: 1, max: 500_000 }),
      quantity: fc.integer({ min: 1, max: 100 }),
      vatRate: fc.constantFrom(0, 600, 1200, 2000, 2500),
      isExempt: fc.boolean(),
    })
    fc.assert(
      fc.property(
        fc.array(anyBought, { minLength: 1, maxLength: 30 }),
        fc.record({ basisPoints: fc.integer({ min: 0, max: 9000 }), code: fc.boolean() }),
        (bought, off) => {
          const draft = draftOf(bought, off)
          const items = netsItems(draft)
          expect(items.reduce((sum, item) => sum + item.grossTotalAmount, 0)).toBe(draft.totals.total)
          for (const item of items) {
            expect(item.netTotalAmount).toBe(item.unitPrice * item.quantity)
            expect(Math.abs(item.taxAmount - (item.netTotalAmount * item.taxRate) / 10_000)).toBeLessThanOrEqual(0.5)
            expect(item.grossTotalAmount).toBe(item.netTotalAmount + item.taxAmount)
            expect(Number.isInteger(item.unitPrice)).toBe(true)
          }
        },
      ),
    )
  })
})
