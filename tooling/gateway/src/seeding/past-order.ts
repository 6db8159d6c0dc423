import { randomUUID } from 'node:crypto'
import type { AddressBookEntry } from '@shop/domain/address/address.ts'
import { toCheckoutAddress } from '@shop/domain/address/address-conversion.ts'
import { priceCart } from '../cart/price-cart.ts'
import { makeDraft } from '../checkout/make-draft.ts'
import { payeeOf } from '../checkout/payee-of.ts'
import { readPaymentMethod } from '../model/payment-method.ts'
import type { OrderStatus } from '../model/order-state.ts'
import type { Product } from '../model/product.ts'
import { emptyCart, type StoredLine } from '../model/stored-cart.ts'
import type { orders } from '../orders/order-tables.ts'
import type { Shop } from '../shops/shop.ts'
import type { transactions } from '../transactions/transaction-tables.ts'

/** The number of orders in a demo customer's history. */
export const PAST_ORDERS = 64

export interface PastOrderParts {
  shop: Shop
  customer: { id: string; email: string; addressBook: AddressBookEntry[] }
  /** The shop's articles, in a stable order. */
  articles: readonly Product[]
  now: number
}

const DAY = 24 * 60 * 60 * 1000
const HOUR = DAY / 24

/** Returns the transaction id of a demo customer's order. Index 0 is the newest. */
export const pastTransactionId = (shopId: string, index: number) => `demo-${shopId}-${index}`

/**
 * Creates a past order and its transaction. The orders are about five weeks apart, cover every state, and some have a
 * separate delivery address. No provider has these payments, so none is ever asked about them.
 */
export function pastOrder(parts: PastOrderParts, index: number) {
  const { shop, customer, now } = parts
  const placedAt = new Date(now - (3 + index * 36 + ((index * 7) % 11)) * DAY - ((index * 5) % 9) * HOUR)
  const { draft, provider } = agreed(parts, index)
  const key = { shopId: shop.id, userId: customer.id }
  const transactionId = pastTransactionId(shop.id, index)
  // Five digits, because the numbers of real orders have six.
  const orderNumber = `${shop.settings.orderNumberPrefix}${90_007 + (PAST_ORDERS - index) * 131}`
  const transaction: typeof transactions.$inferInsert = {
    ...key,
    id: transactionId,
    correlationId: randomUUID(),
    status: 'paid',
    isCurrent: false,
    cartHash: '',
    formHash: '',
    draft,
    amountMinor: draft.totals.total,
    currency: shop.settings.currency,
    provider,
    paymentMethod: provider === 'none' ? null : methodOf(shop, index),
    orderNumber,
    createdAt: placedAt,
    updatedAt: placedAt,
  }
  const status = statusOf(index)
  const order: typeof orders.$inferInsert = {
    ...key,
    orderNumber,
    transactionId,
    status,
    paymentStatus: isRefunded(index) ? 'refunded' : 'none',
    trackingNumber: status === 'CompleteWithTracking' ? `00${370_726_100_000 + index * 7919}` : null,
    draft,
    placedAt,
  }
  return { transaction, order }
}

/** Cycles through the shop's payment methods. */
function methodOf({ settings }: PastOrderParts['shop'], index: number) {
  const words = settings.paymentMethods.flatMap(({ type, brands }) => brands ?? [type])
  return readPaymentMethod(words[index % words.length] ?? '')
}

/** The newest order is open. Of the others a few were cancelled, and about half have a tracking number. */
function statusOf(index: number): OrderStatus {
  if (index === 0) return 'Open'
  if (index % 23 === 5) return 'Cancelled'
  return index % 4 < 2 ? 'CompleteWithTracking' : 'Complete'
}

/** A few shipped orders were refunded. */
const isRefunded = (index: number) => index % 23 === 4

function agreed({ shop, customer, articles }: PastOrderParts, index: number) {
  const [home, second] = customer.addressBook.map((entry) => toCheckoutAddress(entry, customer.email))
  if (!home) throw new Error(`The demo customer of ${shop.id} has no address.`)
  const { shipping } = shop.settings
  const cart = {
    ...emptyCart,
    lines: linesOf(articles, index),
    shippingMethod: shipping[index % shipping.length]?.code ?? '',
    properties: index % 7 === 3 ? { referralCode: `Clinic ${index + 1}` } : {},
  }
  const priced = priceCart({
    lines: cart.lines,
    articles: new Map(articles.map((article) => [article.id, article])),
    settings: shop.settings,
    shippingMethod: cart.shippingMethod,
  })
  const request = {
    userId: customer.id,
    shippingMethod: cart.shippingMethod,
    invoiceAddress: index % 9 === 4 ? { ...home, company: 'Hearing Club' } : home,
    deliveryAddress: index % 3 === 1 ? second : undefined,
    customProperties: {},
    termsAndConditionsAgreed: true,
    privacyPolicyAgreed: true,
  }
  const { consents: _neverGiven, ...draft } = makeDraft(request, shop, cart, priced, '')
  return { draft, provider: payeeOf(shop, priced) ?? 'none' }
}

/** Returns one to four different articles. */
function linesOf(articles: readonly Product[], index: number): StoredLine[] {
  const ids = Array.from({ length: 1 + (index % 4) }, (_, nth) => articles[(index * 3 + nth * 5) % articles.length]?.id)
  return [...new Set(ids)].flatMap((id, nth) => (id === undefined ? [] : [{ id, quantity: 1 + ((index + nth) % 5) }]))
}
