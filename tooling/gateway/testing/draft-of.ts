import { emptyAddress } from '@shop/domain/address/address-conversion.ts'
import * as fc from 'fast-check'
import { priceCart } from '../src/cart/price-cart.ts'
import { makeDraft } from '../src/checkout/make-draft.ts'
import { emptyCart } from '../src/model/stored-cart.ts'
import { readShop } from '../src/shops/shop.ts'
import type { Transaction } from '../src/transactions/transaction-store.ts'
import { article, price, testShop } from './test-shop.ts'

const address = { ...emptyAddress('DK'), firstName: 'A', lastName: 'B' }
const shop = readShop({ id: 'test_dk', version: '1', settings: testShop.settings, changes: {} }, testShop.configuration)

/** A quantity of an article with its price in minor units. */
interface Bought {
  cost: number
  quantity: number
  vatRate: number
  isExempt: boolean
}

/** Creates an order draft of the test shop, with `basisPoints` off everything and optionally a code for 50 off. */
export function draftOf(bought: Bought[], off: { basisPoints: number; code: boolean }) {
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

interface Extremes {
  dearest: number
  mostLines: number
  /** The largest reduction in basis points. */
  mostOff: number
}

/** Drafts of whatever may be bought. */
export const anyDraft = ({ dearest, mostLines, mostOff }: Extremes) =>
  fc
    .tuple(
      fc.array(
        fc.record({
          cost: fc.integer({ min: 1, max: dearest }),
          quantity: fc.integer({ min: 1, max: 100 }),
          vatRate: fc.constantFrom(0, 600, 1200, 2000, 2500),
          isExempt: fc.boolean(),
        }),
        { minLength: 1, maxLength: mostLines },
      ),
      fc.record({ basisPoints: fc.oneof(fc.nat(9000), fc.constant(mostOff)), code: fc.boolean() }),
    )
    .map(([bought, off]) => draftOf(bought, off))

const typed = fc.oneof(
  fc.string({ maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', '<b>"A" & \\ \'B\'</b>'),
)
const typedAddress = fc.record({
  firstName: typed,
  lastName: typed,
  company: typed,
  addressLine1: typed,
  addressLine2: typed,
  city: typed,
  email: fc.constant('inger@example.com'),
  postalCode: fc.constantFrom('2900', '114 55', 'HG1 4QT', '100'),
  phoneNumber: fc.oneof(typed, fc.constantFrom('39 62 00 14', '+46 70 123 45 67')),
  countryCode: fc.constantFrom('DK', 'SE', 'GB', 'FO', 'GL', 'XX'),
})

/** Transactions that a provider may be asked to take, whatever customers type. */
export const anyTransaction = (mostOff: number) =>
  fc
    .tuple(anyDraft({ dearest: 90_000, mostLines: 5, mostOff }), typedAddress, fc.option(typedAddress, { nil: null }))
    .map(([draft, invoice, delivery]) => {
      const id = '3f2504e04f8941d39a0c0305e82c3301'
      const invoiceAddress = { ...draft.invoiceAddress, ...invoice }
      const deliveryAddress = delivery && { ...draft.invoiceAddress, ...delivery }
      return {
        id,
        correlationId: id,
        amountMinor: draft.totals.total,
        currency: 'DKK',
        draft: { ...draft, origin: 'https://shop.example', invoiceAddress, deliveryAddress },
      } as Transaction
    })
