import { and, eq } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { carts } from '../database/schema.ts'
import { away } from '../http/refusal.ts'
import { noCart, type StoredCart } from './stored-cart.ts'

/** Whose cart: carts belong to a visitor in a shop. */
export interface CartKey {
  shopId: string
  userId: string
}

const is = ({ shopId, userId }: CartKey) => and(eq(carts.shopId, shopId), eq(carts.userId, userId))

/** The cart of a visitor; an empty one when there is none. */
export async function loadCart(db: Queries, key: CartKey): Promise<StoredCart> {
  const { version, lines, properties, sealedCpr, shippingMethod, paymentCode } = carts
  const [row] = await db
    .select({ version, lines, properties, sealedCpr, shippingMethod, paymentCode })
    .from(carts)
    .where(is(key))
  return row ?? noCart
}

/** Saves a cart if nobody saved it since it was read; says whether it could. */
export async function saveCart(db: Queries, key: CartKey, cart: StoredCart): Promise<boolean> {
  const { lines, properties, sealedCpr, shippingMethod, paymentCode } = cart
  const content = { lines, properties, sealedCpr, shippingMethod, paymentCode, updatedAt: new Date() }
  const saved =
    cart.version === 0
      ? await db
          .insert(carts)
          .values({ ...key, ...content, version: 1 })
          .onConflictDoNothing()
      : await db
          .update(carts)
          .set({ ...content, version: cart.version + 1 })
          .where(and(is(key), eq(carts.version, cart.version)))
  return saved.rowCount === 1
}

const TRIES = 20
const isSame = (one: StoredCart, other: StoredCart) => JSON.stringify(one) === JSON.stringify(other)

/** Changes a cart; when two changes meet, the later one is made again on top of the earlier one. Gives what it became. */
export async function changeCart(
  db: Queries,
  key: CartKey,
  change: (cart: StoredCart) => StoredCart,
): Promise<StoredCart> {
  for (let tries = 0; tries < TRIES; tries++) {
    const cart = await loadCart(db, key)
    const changed = change(cart)
    if (isSame(cart, changed) || (await saveCart(db, key, changed))) return changed
  }
  throw away()
}
