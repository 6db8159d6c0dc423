import { and, eq, not, sql } from 'drizzle-orm'
import type { Database, DatabaseTransaction, Queries } from '../database/database.ts'
import { inGroups } from '../database/in-groups.ts'
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

/** The most visitors that one statement serves. */
const MOST_TOGETHER = 50

/** What many visitors need at the same time, and what locks no row of another. Each commit waits for the disk. */
const createTogether = (db: Database) => ({
  read: inGroups((keys: readonly VisitorKey[]) => readCarts(db, keys), MOST_TOGETHER),
  create: inGroups((made: readonly NewCart[]) => createCarts(db, made), MOST_TOGETHER),
})
const ofDatabases = new WeakMap<Database, ReturnType<typeof createTogether>>()
function together(db: Database) {
  const known = ofDatabases.get(db) ?? createTogether(db)
  ofDatabases.set(db, known)
  return known
}

async function readCarts(db: Database, keys: readonly VisitorKey[]) {
  const [shops, users] = [keys.map(({ shopId }) => shopId), keys.map(({ userId }) => userId)]
  const rows = await db
    .select({ shopId: carts.shopId, userId: carts.userId, isRevisited: carts.isRevisited, cart: CONTENT })
    .from(carts)
    .where(
      sql`(${carts.shopId}, ${carts.userId}) in (select * from unnest(${sql.param(shops)}::text[], ${sql.param(users)}::text[]))`,
    )
  return keys.map((key) => rows.find((row) => isOf(key, row)))
}

const isOf = (one: VisitorKey, other: VisitorKey) => one.userId === other.userId && one.shopId === other.shopId

type NewCart = VisitorKey & Omit<StoredCart, 'version'>

/** Saves the first carts of visitors. Returns which of them are saved. */
async function createCarts(db: Queries, made: readonly NewCart[]) {
  // Two calls of one visitor: the other one is applied to the cart of the first.
  const first = made.filter((cart, index) => made.findIndex((other) => isOf(cart, other)) === index)
  const saved = await db
    .insert(carts)
    .values(first.map((cart) => ({ ...cart, updatedAt: sql`now()`, version: 1, isRevisited: false })))
    .onConflictDoNothing()
    .returning({ shopId: carts.shopId, userId: carts.userId })
  return made.map((cart) => first.includes(cart) && saved.some((one) => isOf(cart, one)))
}

/** Returns a cart and marks it as used. Retention deletes carts that are not used again within a day. */
export async function revisitCart(db: Database, key: VisitorKey): Promise<StoredCart> {
  const found = await together(db).read(key)
  if (!found) return emptyCart
  const { isRevisited, cart } = found
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
  { version: read, ...kept }: StoredCart,
  permit: NewCartPermit,
  create = async (cart: NewCart) => (await createCarts(db, [cart]))[0] ?? false,
): Promise<boolean> {
  if (read === 0) {
    permit.take()
    return create({ ...key, ...kept })
  }
  const saved = await db
    .update(carts)
    .set({ ...kept, updatedAt: sql`now()`, version: read + 1, isRevisited: true })
    .where(and(is(key), eq(carts.version, read)))
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
  const save = async (queries: Queries, cart: StoredCart, create?: (cart: NewCart) => Promise<boolean>) => {
    const changed = change(cart)
    if (isSame(cart, changed)) return changed
    return (await saveCart(queries, key, changed, permit, create)) ? changed : undefined
  }
  const { read, create } = together(db)
  let changed = await save(db, (await read(key))?.cart ?? emptyCart, create)
  for (let tries = 0; !changed && tries < MAX_TRIES; tries++) {
    changed = await db.transaction(async (tx) => save(tx, await lockCart(tx, key)))
  }
  if (!changed) throw serviceUnavailable()
  return changed
}
