import { describe, expect, it } from 'vitest'
import { emptyCart } from '../model/stored-cart.ts'
import { testShop } from '../../testing/test-shop.ts'
import { cartHash } from './cart-hash.ts'
import { priceCart, type PricedCart } from './price-cart.ts'

const { settings } = testShop
const articles = new Map(testShop.products.map((product) => [product.id, product]))
const priced = (id: string, quantity: number, shippingMethod = 'home') =>
  priceCart({ lines: [{ id, quantity }], articles, settings, shippingMethod })
const cart = priced('battery', 2)
const properties = { referralCode: 'FRIEND', promoCode: 'SPRING' }
const hashOf = (one: PricedCart, traits: object = properties) => cartHash(one, { ...emptyCart, properties: traits })

const [line] = cart.lines

describe('cartHash', () => {
  it('a cart that is read again has the same short hash, however its properties are sorted', () => {
    expect(hashOf(cart)).toMatch(/^[\w-]{22}$/)
    expect(hashOf(priced('battery', 2))).toBe(hashOf(cart))
    expect(hashOf(cart, { promoCode: 'SPRING', referralCode: 'FRIEND' })).toBe(hashOf(cart))
  })

  it.each<[string, PricedCart]>([
    ['another article', priced('domes', 2)],
    ['another quantity', priced('battery', 3)],
    [
      'another article at the same price',
      { ...cart, lines: [{ ...line!, article: { ...line!.article, id: 'other' } }] },
    ],
    ['another price of a line', { ...cart, lines: [{ ...line!, totalMinor: line!.totalMinor - 1 }] }],
    ['a discount on a line', { ...cart, lines: [{ ...line!, discountMinor: line!.discountMinor + 1 }] }],
    ['another total', { ...cart, totals: { ...cart.totals, total: cart.totals.total + 1 } }],
    ['another delivery', { ...cart, shipping: { ...cart.shipping!, code: 'other' } }],
    ['no delivery', { ...cart, shipping: undefined }],
  ])('a cart with %s has another hash', (_, other) => {
    expect(hashOf(other)).not.toBe(hashOf(cart))
  })

  it('a cart with another property has another hash', () => {
    expect(hashOf(cart, { ...properties, promoCode: 'AUTUMN' })).not.toBe(hashOf(cart))
    expect(hashOf(cart, {})).not.toBe(hashOf(cart))
  })

  it('a line whose price rises by as much as its discount falls has another hash', () => {
    const dearer = { ...line!, totalMinor: line!.totalMinor + 100, discountMinor: line!.discountMinor - 100 }
    expect(hashOf({ ...cart, lines: [dearer] })).not.toBe(hashOf(cart))
  })
})
