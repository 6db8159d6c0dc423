import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { cartSchema } from '../cart/cart.ts'
import { emptyCart } from '../cart/empty-cart.ts'
import { interpolate } from '../messages/messages.ts'
import { isShipped, orderHistorySchema } from '../orders/order.ts'
import { productListSchema } from '../catalogue/product.ts'
import { subscriptionLookupSchema } from '../account/account.ts'
import { authenticationSchema } from '../account/user.ts'
import { categoriesSchema } from '../catalogue/category.ts'
import { configurationSchema } from '../shop/configuration.ts'

describe('the reading of an answer', () => {
  test('[CART-02] shows the newest line first', () => {
    const products = ['A', 'B', 'C'].map((itemNumber, id) => ({ id, itemNumber, quantity: 1 }))
    expect(v.parse(cartSchema, { products }).lines.map(({ itemNumber }) => itemNumber)).toEqual(['C', 'B', 'A'])
  })

  test('[CART-01] a cart whose pieces are not counted has those of its lines', () => {
    const products = [
      { id: 1, itemNumber: 'A', quantity: '2' },
      { id: 2, itemNumber: 'B', quantity: 3 },
    ]
    expect(v.parse(cartSchema, { products }).total).toBe(5)
    expect(v.parse(cartSchema, { products, total: null }).total).toBe(5)
    expect(v.parse(cartSchema, { products, total: -1 }).total).toBe(5)
    expect(v.parse(cartSchema, { total: -1 }).total).toBe(0)
    expect(v.parse(cartSchema, { products, total: 4 }).total).toBe(4)
  })

  test('[CART-01] an answer without fields is an empty cart', () => {
    expect(emptyCart).toEqual(v.parse(cartSchema, {}))
  })

  test('[CART-01] [API-52] a chosen delivery or payment may be sent with all its parts', () => {
    const sent = {
      selectedShippingType: { code: 'RM48', name: 'Royal Mail', disclaimer: null },
      selectedPaymentType: {},
    }
    expect(v.parse(cartSchema, sent)).toMatchObject({ selectedShippingType: 'RM48', selectedPaymentType: '' })
  })

  test('[CART-01] [API-52] a side part in an unreadable form does not lose the cart', () => {
    const products = [{ id: 1, itemNumber: 'A', quantity: 1 }]
    const odd = [{ name: 'Autumn', amount: 1 }]
    const sent = {
      products,
      discounts: odd,
      customProperties: 'none',
      priceBreakdown: odd,
      hash: {},
      couponResponseCode: {},
    }
    expect(v.parse(cartSchema, sent)).toMatchObject({ total: 1, discounts: {}, customProperties: {}, hash: '' })
  })

  test('[SES-02] [API-52] a side part in an unreadable form does not lose the login', () => {
    const user = { userId: 7, addressBook: {}, customerPreference: 'none', favourites: '312' }
    expect(v.parse(authenticationSchema, { access_token: 't', expires_in: 60, user }).user).toMatchObject({
      userId: '7',
      addressBook: [],
      customerPreference: {},
      favourites: [],
    })
  })

  test('[API-27] [API-52] a login may answer a whole user, with the profile as its part', () => {
    const user = { userProfile: { userId: 7, firstName: 'Dora' }, subscriptions: { Newsletter: null } }
    expect(v.parse(authenticationSchema, { access_token: 't', expires_in: 60, user }).user).toMatchObject({
      userId: '7',
      firstName: 'Dora',
    })
  })

  test.each<[items: string, read: (items: unknown[]) => readonly unknown[], whole: object]>([
    ['products', (products) => v.parse(productListSchema, { products }).products, { id: 1, name: 'Domes' }],
    ['lines', (products) => v.parse(cartSchema, { products }).lines, { id: 2, itemNumber: 'B', quantity: 1 }],
    ['[CAT-01] categories', (items) => v.parse(categoriesSchema, items), { id: 3, title: 'Domes', url: '/domes' }],
    [
      '[CFG-28] ways of delivery',
      (shippingTypes) => v.parse(configurationSchema, { shippingTypes }).shippingTypes,
      { code: '1', name: 'Post' },
    ],
  ])('one broken item does not hide the others: %s', (_items, read, whole) => {
    const odd = { id: {}, name: [], title: false, url: {}, code: null, itemNumber: false }
    const broken = [null, 7, 'text', {}, { id: 2 }, { title: 'No address' }, { name: 'No code' }, odd]
    expect(read([...broken, whole, ...broken])).toHaveLength(1)
  })

  test('[ORD-03] complete orders are on their way, all others under processing', () => {
    const statuses = ['Open', 'Complete', 'CompleteWithTracking', 'complete?', '']
    expect(statuses.filter(isShipped)).toEqual(['Complete', 'CompleteWithTracking'])
  })

  test('[ORD-02] a list of orders may come without its count', () => {
    expect(v.parse(orderHistorySchema, { items: [{ orderNumber: 'A' }] })).not.toHaveProperty('totalCount')
  })

  test('no subscription may be said in many ways', () => {
    for (const nothing of [undefined, null, {}, [], [{}]])
      expect(v.parse(subscriptionLookupSchema, nothing)).toBeUndefined()
    expect(v.parse(subscriptionLookupSchema, [{ id: 12 }])?.id).toBe('12')
  })

  test('a wording is filled with its values, and [SHELL-03] never shows a gap as a name', () => {
    expect(interpolate('Showing {shown} of {total} products', { shown: 24, total: 310 })).toBe(
      'Showing 24 of 310 products',
    )
    expect(interpolate('Hello {name}', {})).toBe('Hello ')
    expect(interpolate('{toString}', {})).toBe('')
    expect(interpolate('{a}', { a: '{b} $& $1', b: 'x' })).toBe('{b} $& $1')
  })
})
