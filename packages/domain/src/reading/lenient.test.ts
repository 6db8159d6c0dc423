import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { cartSchema } from '../cart/cart.ts'
import { categoriesSchema } from '../catalogue/category.ts'
import { configurationSchema } from '../shop/configuration.ts'
import { customerServiceSchema, staticContentSchema } from '../shop/content.ts'
import { orderDetailsSchema, orderHistorySchema, printableOrderSchema } from '../orders/order.ts'
import { readPaymentMethods } from '../payments/payment.ts'
import { productListSchema } from '../catalogue/product.ts'
import { inAnyForm } from '../testing/any-form.ts'
import { transactionSchema } from '../orders/transaction.ts'

// Whole answers with one item in each list, so that a dropped item is noticed.
const price = {
  price: 49,
  currency: 'GBP',
  priceStr: '£49.00',
  quantityTreshold: [{ priceStr: '£45.00', quantity: 5 }],
}
const line = {
  id: 'p1',
  itemNumber: '312',
  name: '312',
  quantity: 2,
  price: '£49.00',
  total: '£98.00',
  priceResponse: price,
}
const place = { nameLine1: '7', addressLine1: '12', postalCode: '8000', city: 'Leeds', country: 'GB' }
const link = { title: '312', url: '/batteries' }
const ANSWERS: Record<string, { read: (sent: unknown) => unknown; sent: object }> = {
  cart: {
    read: (sent) => v.parse(cartSchema, sent),
    sent: {
      products: [line],
      displayPrice: '£98.00',
      vat: '£16.33',
      vatExempt: '£0.00',
      discounts: { Autumn: '£1.00' },
      customProperties: { promoCode: '7' },
      selectedShippingType: '1',
    },
  },
  products: {
    read: (sent) => v.parse(productListSchema, sent),
    sent: {
      products: [
        {
          ...line,
          imageUrl: 'a.webp',
          inStock: true,
          canAddToCart: true,
          variations: [{ id: '1', itemNumber: '2', attributes: { Size: '8' }, priceResponse: price }],
        },
      ],
    },
  },
  categories: {
    read: (sent) => v.parse(categoriesSchema, sent),
    sent: [{ id: '1', title: '312', url: '/312', subcategories: [{ title: '13', url: '/312/13' }] }],
  },
  transaction: {
    read: (sent) => v.parse(transactionSchema, sent),
    sent: { orderNumber: '7', status: 'Pending', orderPlaced: false, products: [line], totalPrice: '£98.00' },
  },
  order: {
    read: (sent) => v.parse(orderDetailsSchema, sent),
    sent: {
      orderNumber: '7',
      status: 'Open',
      orderLines: [{ name: '312', itemNumber: '312', quantity: 1, totalStr: '£49.00' }],
      pricingDetails: { subtotalStr: '£49.00', totalStr: '£49.00' },
      shippingLocation: { address: place, shippingMethod: '1' },
      invoiceAccount: place,
    },
  },
  orders: {
    read: (sent) => v.parse(orderHistorySchema, sent),
    sent: { items: [{ orderNumber: '7', placementDate: '2026-03-01', status: 'Open' }] },
  },
  'printable order': {
    read: (sent) => v.parse(printableOrderSchema, sent),
    sent: { orderNumber: '7', shippingAddress: place, productList: [{ name: '312', quantity: 1, total: '£49.00' }] },
  },
  content: {
    read: (sent) => v.parse(staticContentSchema, sent),
    sent: {
      categories: [{ route: '/312', title: '312', additionalLines: ['1'] }],
      introBanner: { title: '312', buttons: [link] },
      materials: [{ title: '312', link }],
      partners: [{ name: '312', image: '/a.png' }],
      footer: { columns: [{ title: '312', links: [link] }] },
      sellingPointsBar: { points: [{ text: '24' }], phone: '555' },
    },
  },
  'customer service': {
    read: (sent) => v.parse(customerServiceSchema, sent),
    sent: { menu: [{ route: 'terms', title: '312' }], pages: [{ route: 'terms', contentHtml: '1' }] },
  },
  configuration: {
    read: (sent) => v.parse(configurationSchema, sent),
    sent: {
      id: '1',
      featureFlags: { allowFavourites: true },
      supportedCountries: { GB: 'United Kingdom' },
      shippingTypes: [{ code: '1', name: '48', cost: 4.9, currency: 'GBP' }],
      recommendedProducts: ['312'],
    },
  },
  'ways to pay': { read: readPaymentMethods, sent: [{ type: 'scheme', name: '7', brands: ['mc'] }] },
}

/** Returns the number of items of each list in an answer, by path. */
function itemCounts(part: unknown, path = ''): string[] {
  if (typeof part !== 'object' || part === null) return []
  const below = Object.entries(part).flatMap(([field, value]) => itemCounts(value, `${path}.${field}`))
  return Array.isArray(part) ? [`${path} ${part.length}`, ...below] : below
}

describe('an answer of another back end', () => {
  test.each(Object.entries(ANSWERS))(
    '[API-52] %s is read whole with numbers, texts, booleans and nulls in any place',
    (_name, { read, sent }) => {
      const whole = itemCounts(read(sent))
      fc.assert(
        fc.property(fc.gen(), (gen) => {
          const answer = inAnyForm(sent, (forms) => gen(fc.constantFrom, ...forms))
          expect(itemCounts(read(answer))).toEqual(whole)
        }),
      )
    },
  )
})
