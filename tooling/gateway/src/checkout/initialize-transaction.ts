import { randomUUID } from 'node:crypto'
import type { Networks } from '@shop/server/networks.ts'
import type { ErrorCode } from '@shop/domain/reading/errors.ts'
import type { Digests } from '../secrets/digests.ts'
import type { Encryption } from '../access/encryption.ts'
import { acceptedProperties } from '../cart/accepted-properties.ts'
import { cartHash } from '../cart/cart-hash.ts'
import { changeCart, loadCart, lockCart } from '../cart/cart-store.ts'
import { loadPricedCart } from '../cart/load-priced-cart.ts'
import { endOfferedUses, holdUse, lockCode } from '../cart/promo-codes/promo-code-uses.ts'
import type { CouponResponse } from '../cart/promo-codes/promo-code.ts'
import { unsellableLines, removeGoneLines } from '../cart/unsellable-lines.ts'
import { withProperties } from '../cart/properties.ts'
import type { NewCartPermit } from '../cart/new-cart-limit.ts'
import { withdrawPromoCode } from '../cart/promo-codes/withdraw-promo-code.ts'
import { isDuplicate } from '../database/database-failure.ts'
import type { Clock } from '../model/clock.ts'
import type { Database, DatabaseTransaction } from '../database/database.ts'
import { logEvent } from '../failures/log-event.ts'
import { unreachable } from '../failures/unreachable.ts'
import { serviceUnavailable } from '../http/refusal.ts'
import type { StoredCart } from '../model/stored-cart.ts'
import type { VisitorKey } from '../model/visitor-key.ts'
import { placeOrder } from '../orders/place-order.ts'
import type { Shop } from '../shops/shop.ts'
import { takesFreeOrders } from '../shops/takes-free-orders.ts'
import { endTransaction } from '../transactions/end-transaction.ts'
import type { RefusalLimits } from '../transactions/refusal-limits.ts'
import { findCurrent, holdForReview, type Transaction } from '../transactions/transaction-store.ts'
import { transactions } from '../transactions/transaction-tables.ts'
import type { LimitFreeOrders } from './limit-free-orders.ts'
import { makeDraft } from './make-draft.ts'
import { orderErrors, type OrderRequest } from './order-errors.ts'
import { payeeOf } from './payee-of.ts'

/** The services that placing an order needs. */
export interface CheckoutServices {
  db: Database
  encryption: Encryption
  digests: Digests
  limitFreeOrders: LimitFreeOrders
  refusals: RefusalLimits
  triggerOutbox: () => void
  clock: Clock
}

type NewTransaction = typeof transactions.$inferInsert

/** The ids of the transaction, or why the order cannot be placed. */
export type InitializedTransaction = Pick<Transaction, 'id' | 'correlationId'> | RefusedOrder

interface RefusedOrder {
  errorKeys: string[]
  /** The ids of lines that cannot be bought any more. */
  unavailable?: string[]
}

/** The browser that places an order. */
interface Caller {
  /** The shop's origin, such as `https://shop.example`. */
  origin: string
  /** The keyed digests of the caller's networks. */
  from: Networks
  /** The cart that the order is in may be the visitor's first one. */
  permit: NewCartPermit
}

/** One call to place an order. Calls with the same `formHash` and cart are the same order. */
interface OrderAttempt {
  request: OrderRequest
  caller: Caller
  cpr: string
  formHash: string
}

/** Thrown if the last use of the promo code belongs to a payment that can be ended. */
class CodeInUse extends Error {
  readonly transaction: Transaction

  constructor(transaction: Transaction) {
    super('The last use of the code is held by another payment')
    this.transaction = transaction
  }
}

/** Thrown if the cart, its payment or its promo code's last use changed while the order was being placed. */
class CartChanged extends Error {}

/**
 * Places an order: validates it again and starts one transaction. The same order placed twice (double click, second tab,
 * Back) is the same transaction. A changed order replaces the transaction. A free order is placed at once.
 */
export async function initializeTransaction(
  checkout: CheckoutServices,
  shop: Shop,
  request: OrderRequest,
  caller: Caller,
): Promise<InitializedTransaction> {
  const key: VisitorKey = { shopId: shop.id, userId: request.userId }
  const accepted = acceptedProperties(request.customProperties, shop)
  const change = (cart: StoredCart) => ({
    ...withProperties(cart, accepted, checkout.encryption),
    shippingMethod: request.shippingMethod,
  })
  const { encryptedCpr } = await changeCart(checkout.db, key, change, caller.permit)
  // Taken from this call's change of the cart, because another call may change the cart meanwhile.
  const cpr = (encryptedCpr && checkout.encryption.decrypt(encryptedCpr)) ?? ''
  const attempt: OrderAttempt = {
    request,
    caller,
    cpr,
    formHash: checkout.digests.digest('order-form', formOf(request, cpr)),
  }
  for (let tries = 0; tries < 10; tries++) {
    try {
      return await place(checkout, shop, attempt)
    } catch (failure) {
      if (failure instanceof CodeInUse) await waitForCode(checkout, failure.transaction)
      // Another call was faster. The next try finds the transaction that it has stored.
      else if (!(failure instanceof CartChanged) && !isDuplicate(failure)) throw failure
    }
  }
  throw serviceUnavailable()
}

async function waitForCode({ db, triggerOutbox, clock }: CheckoutServices, transaction: Transaction): Promise<void> {
  await endOfferedUses(db, transaction)
  triggerOutbox()
  await clock.pause(500)
}

async function place(checkout: CheckoutServices, shop: Shop, attempt: OrderAttempt): Promise<InitializedTransaction> {
  const { db } = checkout
  const { request, caller, cpr, formHash } = attempt
  const key: VisitorKey = { shopId: shop.id, userId: request.userId }
  const cart = await loadCart(db, key)
  const priced = await loadPricedCart(db, shop, request.userId, cart)
  const errorKeys = orderErrors(request, shop, cart, priced, cpr)
  if (errorKeys.length > 0) {
    await removeGoneLines(db, key, cart, priced)
    const placed = await placedJustBefore(db, key, formHash, errorKeys)
    return placed ?? { errorKeys, unavailable: unsellableLines(cart, priced) }
  }
  const lostCode = LOST_CODES[priced.couponResponseCode]
  if (lostCode) {
    await withdrawPromoCode(db, key)
    return { errorKeys: [lostCode, 'cart-changed'] }
  }
  const provider = payeeOf(shop, priced) ?? unreachable('An order that nobody can be paid for is refused before')
  if (provider !== 'none') await checkout.refusals.check(caller.from)
  const wanted: NewTransaction = {
    ...key,
    id: randomUUID(),
    correlationId: randomUUID(),
    status: 'created',
    isCurrent: true,
    cartHash: cartHash(priced, cart),
    formHash,
    draft: makeDraft(request, shop, cart, priced, caller.origin),
    amountMinor: priced.totals.total,
    currency: shop.settings.currency,
    provider,
    orderedFrom: caller.from.narrow,
    orderedFromWide: caller.from.wide,
  }
  const transaction = await db.transaction((tx) =>
    startOrContinue(tx, checkout.limitFreeOrders, { cartVersion: cart.version, wanted, cpr, from: caller.from }),
  )
  if (transaction.provider === 'none') await placeFreeOrder(checkout, shop, transaction)
  checkout.triggerOutbox()
  return transaction
}

/** Places the order, or holds it for an operator if the shop requires a release or its person orders unusually often. */
async function placeFreeOrder(checkout: CheckoutServices, shop: Shop, transaction: Transaction): Promise<void> {
  const { id: transactionId, heldBecause } = transaction
  const needsRelease = takesFreeOrders(shop) && shop.settings.freeOrders?.needRelease === true
  if (heldBecause === null && !needsRelease) return await placeOrder(checkout, transaction)
  if (heldBecause === null && !(await holdForReview(checkout.db, transactionId, 'needs-release'))) return
  if (heldBecause !== 'needs-release') logEvent('free-order-held', { transactionId, shop: shop.id })
}

const LOST_CODES: Partial<Record<CouponResponse, ErrorCode>> = {
  CouponUsedUp: 'coupon-used-up',
  CouponExpired: 'coupon-expired',
}

const formOf = ({ invoiceAddress, deliveryAddress, shippingMethod }: OrderRequest, cpr: string) =>
  JSON.stringify([invoiceAddress, deliveryAddress ?? null, shippingMethod, cpr])

/** Returns the order of the first press of a double click, if it has already emptied the cart. */
async function placedJustBefore(db: Database, key: VisitorKey, formHash: string, errorKeys: string[]) {
  if (!errorKeys.includes('cart-empty')) return undefined
  const current = await findCurrent(db, key)
  return current?.status === 'paid' && current.formHash === formHash ? current : undefined
}

async function startOrContinue(
  tx: DatabaseTransaction,
  limitFreeOrders: LimitFreeOrders,
  { cartVersion, wanted, cpr, from }: { cartVersion: number; wanted: NewTransaction; cpr: string; from: Networks },
): Promise<Transaction> {
  // `placeOrder` takes the same lock, so that a payment is reconciled either before or after all of this.
  const cart = await lockCart(tx, wanted)
  if (wanted.provider === 'none') await lockCode(tx, wanted)
  const current = await findCurrent(tx, wanted)
  if (current && isSameOrder(current, wanted)) return current
  if (cart.version !== cartVersion) throw new CartChanged()
  if (current && !(await endTransaction(tx, current))) throw new CartChanged()
  const isUsual = wanted.provider !== 'none' || (await limitFreeOrders(tx, wanted, cpr, from))
  const values: NewTransaction = isUsual ? wanted : { ...wanted, status: 'pending', heldBecause: 'often-ordered' }
  const [started = unreachable('An insert returns its row')] = await tx.insert(transactions).values(values).returning()
  // Paid orders hold a use when their payment starts. A free one is placed at once.
  const held = started.provider === 'none' ? await holdUse(tx, started) : 'held'
  if (held === 'ending') throw new CodeInUse(started)
  if (held !== 'held') throw new CartChanged()
  return started
}

const isSameOrder = (current: Transaction, wanted: NewTransaction) =>
  (current.status === 'created' || current.status === 'authorising' || current.status === 'pending') &&
  current.cartHash === wanted.cartHash &&
  current.formHash === wanted.formHash &&
  // The shop may have changed its provider. The form of the new one cannot continue the old payment.
  current.provider === wanted.provider
