import { describe, expect, it } from 'vitest'
import { priceCart } from '../cart/price-cart.ts'
import { emptyCart, type StoredLine } from '../model/stored-cart.ts'
import { readShop } from '../shops/shop.ts'
import { sampleOrder } from '../../testing/sample-order.ts'
import { freeTestShop } from '../../testing/test-shop.ts'
import { orderErrors, type OrderRequest } from './order-errors.ts'

const request: OrderRequest = {
  userId: 'u-1',
  shippingMethod: 'home',
  invoiceAddress: sampleOrder().draft.invoiceAddress,
  deliveryAddress: undefined,
  customProperties: {},
  termsAndConditionsAgreed: true,
  privacyPolicyAgreed: true,
}

/** Returns why a free order of these lines is refused, in a shop with this limit of pieces. */
function errorsOf(lines: StoredLine[], mostPieces?: number) {
  const { freeOrders: _usual, ...others } = freeTestShop.settings
  const settings = mostPieces === undefined ? others : { ...others, freeOrders: { mostPieces, needRelease: false } }
  // A shop without settings for free orders takes them only where nothing is ever paid.
  const changes = mostPieces === undefined ? { orderSummaryType: 'dk' } : {}
  const shop = readShop({ id: 'test_free', version: 'v1', settings, changes }, freeTestShop.configuration)
  const articles = new Map(freeTestShop.products.map((product) => [product.id, product]))
  const priced = priceCart({ lines, articles, settings, shippingMethod: 'home' })
  return orderErrors(request, shop, { ...emptyCart, lines }, priced, '251248-9996')
}
const pieces = (quantity: number) => [{ id: 'battery', quantity }]

describe('orderErrors', () => {
  it('lets a customer have as many free pieces as the shop allows, and no more', () => {
    expect(errorsOf(pieces(5), 5)).toEqual([])
    expect(errorsOf(pieces(6), 5)).toEqual(['too-many-pieces'])
  })

  it('lets a customer have 20 free pieces where the shop names no limit', () => {
    expect(errorsOf(pieces(20))).toEqual([])
    expect(errorsOf(pieces(21))).toEqual(['too-many-pieces'])
  })

  it('adds up the pieces of all lines, but not the gifts that the shop adds', () => {
    // A cloth comes with the drier.
    const lines = [...pieces(4), { id: 'drier', quantity: 1 }]
    expect(errorsOf(lines, 5)).toEqual([])
    expect(errorsOf(lines, 4)).toEqual(['too-many-pieces'])
  })

  it('places no order of nothing', () => {
    expect(errorsOf([])).toEqual(['cart-empty'])
  })
})
