import { and, eq, not, sql } from 'drizzle-orm'
import type { Database, DatabaseTransaction, Queries } from '../database/database.ts'
import { serviceUnavailable } from '../http/refusal.ts'
import { emptyCart, type StoredCart } from '../model/stored-cart.ts'
import type { VisitorKey } from '../model/visitor-key.ts'
import { carts } from './cart-tables.ts'
import type { NewCartPermit } from './new-cart-limit.ts'

const is = ({ shopId, userId }: VisitorKey) => and(eq(carts.shopId, shopId), eq(carts.userId, userId))

const { version, lines, properties, encryptedCpr, shippingMethod, paymentCode } = carts
const CONTENT = { version, lines, properties, encryptedCpr, shippingMethod, paymentCode }

const cartOf = (db: Queries, key: VisitorKey) => db.select(CONTENT).from(carts).where(is(key))

/** Returns a visitor's cart, or an empty one. */
export async function loadCart(db: Queries, key: VisitorKey): Promise<StoredCart> {
  const [row] = await cartOf(db, key)
  return row ?? emptyCart
}

/** Returns a cart and marks it as used. Retention deletes carts that are not used again within a day. */
export async function revisitCart(db: Queries, key: VisitorKey): Promise<StoredCart> {
  const [row] = await db
    .select({ ...CONTENT, isRevisited: carts.isRevisited })
    .from(carts)
    .where(is(key))
  if (!row) return emptyCart
  const { isRevisited, ...cart } = row
  if (!isRevisited) {
    await db
      .update(carts)
      .set({ isRevisited: true })
      .where(and(is(key), not(carts.isRevisited)))
  }
  return cart
}

/** Returns a visitor's cart and locks its row until the transaction ends. A cart without a row cannot be locked. */
export async function lockCart(tx: DatabaseTransaction, key: VisitorKey): Promise<StoredCart> {
  const [row] = await cartOf(tx, key).for('update')
  return row ?? emptyCart
}

/**
 * Saves a cart. Returns false if another call has saved it since it was read. A visitor's first cart takes the permit, which
 * may throw to refuse it.
 */
export async function saveCart(
  db: Queries,
  key: VisitorKey,
  cart: StoredCart,
  permit: NewCartPermit,
): Promise<boolean> {
  if (cart.version === 0) permit.take()
  const { version: _read, ...kept } = cart
  const content = { ...kept, updatedAt: sql`now()` }
  const saved =
    cart.version === 0
      ? await db
          .insert(carts)
          .values({ ...key, ...content, version: 1, isRevisited: false })
          .onConflictDoNothing()
      : await db
          .update(carts)
          .set({ ...content, version: cart.version + 1, isRevisited: true })
          .where(and(is(key), eq(carts.version, cart.version)))
  return saved.rowCount === 1
}

const MAX_TRIES = 5
const isSame = (one: StoredCart, other: StoredCart) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Changes a cart and returns the result. The first try is optimistic, because concurrent changes are rare. If another call
 * has changed the cart, the change is applied again with a row lock. So every concurrent change succeeds.
 */
export async function changeCart(
  db: Database,
  key: VisitorKey,
  change: (cart: StoredCart) => StoredCart,
  permit: NewCartPermit,
): Promise<StoredCart> {
  const made = async (queries: Queries, cart: StoredCart) => {
    const changed = change(cart)
    if (isSame(cart, changed)) return changed
    return (await saveCart(queries, key, changed, permit)) ? changed : undefined
  }
  let changed = await made(db, await loadCart(db, key))
  for (let tries = 0; !changed && tries < MAX_TRIES; tries++) {
    changed = await db.transaction(async (tx) => made(tx, await lockCart(tx, key)))
  }
  if (!changed) throw serviceUnavailable()
  return changed
}
