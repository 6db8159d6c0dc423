import type { Database } from '../database/database.ts'
import { serviceUnavailable } from '../http/refusal.ts'
import type { StoredCart } from '../model/stored-cart.ts'
import type { VisitorKey } from '../model/visitor-key.ts'
import { endTransaction } from '../transactions/end-transaction.ts'
import { lockCurrent } from '../transactions/transaction-store.ts'
import { loadCart, saveCart } from './cart-store.ts'
import { mergeLines } from './lines.ts'

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

/**
 * Puts the cart of the anonymous visitor into the customer's after login (OP-11). Both carts change together or not at
 * all, and the first is empty afterwards, its payment ended: a repeated call (browsers repeat GETs) adds nothing.
 */
export async function mergeCarts(db: Database, from: VisitorKey, into: VisitorKey): Promise<void> {
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
        // In one order for everybody: two logins that merge the same carts both ways would wait for each other.
        for (const { key, cart } of changes.toSorted((one, other) => (one.key.userId < other.key.userId ? -1 : 1))) {
          if (!(await saveCart(tx, key, cart))) throw new ConcurrentChange()
        }
        // Its goods are the customer's now: nobody shall pay for them twice.
        const begun = await lockCurrent(tx, from)
        if (begun) await endTransaction(tx, begun)
      })
    } catch (failure) {
      if (!(failure instanceof ConcurrentChange)) throw failure
    }
  }
  throw serviceUnavailable()
}
