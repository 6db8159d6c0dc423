import type { Database } from '../database/database.ts'
import { describeFailure } from '../failures/describe-failure.ts'
import { logEvent } from '../failures/log-event.ts'
import { serviceUnavailable } from '../http/refusal.ts'
import type { StoredCart } from '../model/stored-cart.ts'
import type { VisitorKey } from '../model/visitor-key.ts'
import { endTransaction } from '../transactions/end-transaction.ts'
import { findCurrent, lockCurrent } from '../transactions/transaction-store.ts'
import { loadCart, saveCart } from './cart-store.ts'
import { mergeLines } from './lines.ts'
import type { NewCartPermit } from './new-cart-limit.ts'

class ConcurrentChange extends Error {}

function merged(into: StoredCart, from: StoredCart): StoredCart {
  return {
    ...into,
    lines: mergeLines(into.lines, from.lines),
    properties: { ...into.properties, ...from.properties },
    encryptedCpr: from.encryptedCpr ?? into.encryptedCpr,
    shippingMethod: from.shippingMethod || into.shippingMethod,
    paymentCode: from.paymentCode || into.paymentCode,
  }
}

/** Reads a payment from its provider, and places the order if it is paid. */
export type Reconcile = (transactionId: string) => Promise<void>

/**
 * Places the order of a visitor who has paid, so that the paid goods leave the cart before it moves to the customer's. Does
 * nothing if the provider is unreachable.
 */
export async function placePaidOrder(db: Database, visitor: VisitorKey, reconcile: Reconcile): Promise<void> {
  const begun = await findCurrent(db, visitor)
  const mayBePaid = begun?.status === 'authorising' || begun?.status === 'pending'
  if (!mayBePaid || begun.paymentId === null) return
  await reconcile(begun.id).catch((failure: unknown) => {
    logEvent('payment-unresolved', { transactionId: begun.id, failure: describeFailure(failure) })
  })
}

/**
 * Adds an anonymous visitor's cart to the customer's cart after login. Both carts change in one database transaction. The
 * anonymous cart is empty afterwards and its payment is ended. Browsers repeat GETs, and a repeated call adds nothing.
 */
export async function mergeCarts(
  db: Database,
  from: VisitorKey,
  into: VisitorKey,
  permit: NewCartPermit,
): Promise<void> {
  for (let tries = 0; tries < 10; tries++) {
    try {
      return await db.transaction(async (tx) => {
        const anonymous = await loadCart(tx, from)
        if (anonymous.lines.length === 0) return
        const own = await loadCart(tx, into)
        const emptied: StoredCart = { ...anonymous, lines: [], properties: {}, encryptedCpr: null }
        const changes = [
          { key: from, cart: emptied },
          { key: into, cart: merged(own, anonymous) },
        ]
        // Always in the same order: two logins that merge the same carts in both directions would deadlock.
        for (const { key, cart } of changes.toSorted((one, other) => (one.key.userId < other.key.userId ? -1 : 1))) {
          if (!(await saveCart(tx, key, cart, permit))) throw new ConcurrentChange()
        }
        // The goods are in the customer's cart now and must not be paid for twice.
        const begun = await lockCurrent(tx, from)
        if (begun) await endTransaction(tx, begun)
      })
    } catch (failure) {
      if (!(failure instanceof ConcurrentChange)) throw failure
    }
  }
  throw serviceUnavailable()
}
