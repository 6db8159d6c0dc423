import { priceCart } from '../src/cart/price-cart.ts'
import { makeDraft } from '../src/checkout/make-draft.ts'
import { emptyCart } from '../src/model/stored-cart.ts'
import { readShop } from '../src/shops/shop.ts'
import { article, price, testShop } from './test-shop.ts'

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
