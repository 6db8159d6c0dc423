import { randomUUID } from 'node:crypto'
import type { ErrorCode } from '@shop/domain/errors.ts'
import type { Digests } from '../secrets/digests.ts'
import type { Encryption } from '../access/encryption.ts'
import type { Throttle } from '../access/throttle.ts'
import { acceptedProperties } from '../cart/accepted-properties.ts'
import { cartHash } from '../cart/cart-hash.ts'
import { changeCart, loadCart, lockCart } from '../cart/cart-store.ts'
import { loadPricedCart } from '../cart/load-priced-cart.ts'
import { holdUse } from '../cart/promo-code-uses.ts'
import type { CouponResponse } from '../cart/promo-code.ts'
import { unsellableLines, withdrawGoneLines } from '../cart/unsellable-lines.ts'
import { withProperties } from '../cart/properties.ts'
import { withdrawPromoCode } from '../cart/withdraw-promo-code.ts'
import { isDuplicate } from '../database/database-failure.ts'
import type { Database, DatabaseTransaction } from '../database/database.ts'
import { transactions } from '../database/schema.ts'
import { unreachable } from '../failures/unreachable.ts'
import { serviceUnavailable } from '../http/refusal.ts'
import type { VisitorKey } from '../model/visitor-key.ts'
import { placeOrder } from '../orders/place-order.ts'
import type { Shop } from '../shops/shop.ts'
import { endTransaction } from '../transactions/end-transaction.ts'
import { findCurrent, type Transaction } from '../transactions/transaction-store.ts'
import { limitFreeOrders } from './limit-free-orders.ts'
import { makeDraft } from './make-draft.ts'
import { orderErrors, type OrderRequest } from './order-errors.ts'
import { payeeOf } from './payee-of.ts'

/** What placing an order needs of the gateway. */
export interface CheckoutServices {
  db: Database
  encryption: Encryption
  digests: Digests
  throttle: Throttle
  triggerOutbox: () => void
}

type NewTransaction = typeof transactions.$inferInsert

/** What placing an order answers: the ids, or why it cannot be placed. */
export type InitializedTransaction = Pick<Transaction, 'id' | 'correlationId'> | RefusedOrder

interface RefusedOrder {
  errorKeys: string[]
  /** The lines that cannot be bought any more. */
  unavailable?: string[]
}

/** One press of the place-order button: what was sent, from where, and what makes it the same as another press. */
interface OrderAttempt {
  request: OrderRequest
  origin: string
  cpr: string
  formHash: string
  /** What was attached to the cart and is wrong. */
  errors: readonly string[]
}

/** The cart or its payment has changed, or somebody else took the last use of its code, while the order was being placed. */
class CartChanged extends Error {}

/**
 * Places an order: checks everything again on this side and starts one transaction. The same order placed twice (double
 * click, second tab, Back) is the same transaction; a changed one takes the place of the one before. Where nothing is
 * to be paid the order is placed at once.
 */
export async function initializeTransaction(
  checkout: CheckoutServices,
  shop: Shop,
  request: OrderRequest,
  origin: string,
): Promise<InitializedTransaction> {
  const key: VisitorKey = { shopId: shop.id, userId: request.userId }
  const { accepted, errors } = acceptedProperties(request.customProperties, shop)
  const { encryptedCpr } = await changeCart(checkout.db, key, (cart) => ({
    ...withProperties(cart, accepted, checkout.encryption),
    shippingMethod: request.shippingMethod,
  }))
  // What this attempt is about, whatever another attempt does to the cart meanwhile.
  const cpr = (encryptedCpr && checkout.encryption.decrypt(encryptedCpr)) ?? ''
  const attempt: OrderAttempt = {
    request,
    origin,
    cpr,
    formHash: checkout.digests.digest('order-form', formOf(request, cpr)),
    errors,
  }
  for (let tries = 0; tries < 10; tries++) {
    try {
      return await place(checkout, shop, attempt)
    } catch (failure) {
      // Another press of the button was faster: the next try finds what it made.
      if (!(failure instanceof CartChanged) && !isDuplicate(failure)) throw failure
    }
  }
  throw serviceUnavailable()
}

async function place(checkout: CheckoutServices, shop: Shop, attempt: OrderAttempt): Promise<InitializedTransaction> {
  const { db } = checkout
  const { request, origin, cpr, formHash } = attempt
  const key: VisitorKey = { shopId: shop.id, userId: request.userId }
  const cart = await loadCart(db, key)
  const priced = await loadPricedCart(db, shop, request.userId, cart)
  const errorKeys = [...attempt.errors, ...orderErrors(request, shop, cart, priced, cpr)]
  if (errorKeys.length > 0) {
    const unavailable = unsellableLines(cart, priced)
    if (unavailable.length > 0) await withdrawGoneLines(db, key, priced)
    return (await placedJustBefore(db, key, formHash, errorKeys)) ?? { errorKeys, unavailable }
  }
  const lostCode = LOST_CODES[priced.couponResponseCode]
  if (lostCode) {
    await withdrawPromoCode(db, key)
    return { errorKeys: [lostCode, 'cart-changed'] }
  }
  const wanted: NewTransaction = {
    ...key,
    id: randomUUID(),
    correlationId: randomUUID(),
    status: 'created',
    isCurrent: true,
    cartHash: cartHash(priced, cart),
    formHash,
    draft: makeDraft(request, shop, cart, priced, origin),
    amountMinor: priced.totals.total,
    currency: shop.settings.currency,
    provider: payeeOf(shop, priced) ?? unreachable('An order that nobody can be paid for is refused before'),
  }
  const transaction = await db.transaction((tx) =>
    startOrContinue(tx, checkout.throttle, { cartVersion: cart.version, wanted, cpr }),
  )
  if (transaction.provider === 'none') await placeOrder(checkout, transaction)
  checkout.triggerOutbox()
  return transaction
}

const LOST_CODES: Partial<Record<CouponResponse, ErrorCode>> = {
  CouponUsedUp: 'coupon-used-up',
  CouponExpired: 'coupon-expired',
}

const formOf = ({ invoiceAddress, deliveryAddress, shippingMethod }: OrderRequest, cpr: string) =>
  JSON.stringify([invoiceAddress, deliveryAddress ?? null, shippingMethod, cpr])

/** The second press of a double click may come when the first one has already emptied the cart. */
async function placedJustBefore(db: Database, key: VisitorKey, formHash: string, errorKeys: string[]) {
  if (!errorKeys.includes('cart-empty')) return undefined
  const current = await findCurrent(db, key)
  return current?.status === 'paid' && current.formHash === formHash ? current : undefined
}

async function startOrContinue(
  tx: DatabaseTransaction,
  throttle: Throttle,
  { cartVersion, wanted, cpr }: { cartVersion: number; wanted: NewTransaction; cpr: string },
): Promise<Transaction> {
  // Held until the end, and by whoever places an order too: a payment that arrives meanwhile comes before or after all of this.
  const cart = await lockCart(tx, wanted)
  const current = await findCurrent(tx, wanted)
  if (current && isSameOrder(current, wanted)) return current
  if (cart.version !== cartVersion) throw new CartChanged()
  if (current && !(await endTransaction(tx, current))) throw new CartChanged()
  if (wanted.provider === 'none') await limitFreeOrders(tx, throttle, wanted, cpr)
  const [started = unreachable('An insert returns its row')] = await tx.insert(transactions).values(wanted).returning()
  // Others hold their use of a code when they begin to pay; here nothing is left to be paid.
  if (started.provider === 'none' && !(await holdUse(tx, started))) throw new CartChanged()
  return started
}

const isSameOrder = (current: Transaction, wanted: NewTransaction) =>
  (current.status === 'created' || current.status === 'authorising' || current.status === 'pending') &&
  current.cartHash === wanted.cartHash &&
  current.formHash === wanted.formHash &&
  // The shop may use another provider by now, whose form could do nothing with this one's payment.
  current.provider === wanted.provider
