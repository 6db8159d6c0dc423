import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { lockCart, saveCart } from '../cart/cart-store.ts'
import { withoutBought } from '../cart/lines.ts'
import { NO_NEW_CART } from '../cart/new-cart-limit.ts'
import { keepUse, mayUseCode } from '../cart/promo-codes/promo-code-uses.ts'
import type { Database, DatabaseTransaction } from '../database/database.ts'
import { logEvent } from '../failures/log-event.ts'
import { unreachable } from '../failures/unreachable.ts'
import type { OutboxKind } from '../model/outbox-kind.ts'
import type { StoredCart } from '../model/stored-cart.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { shops } from '../shops/shop-tables.ts'
import { endTransaction } from '../transactions/end-transaction.ts'
import { holdForReview, isHeld, lockCurrent, type Transaction } from '../transactions/transaction-store.ts'
import { transactions } from '../transactions/transaction-tables.ts'
import { nextReading } from './next-reading.ts'
import { orderCounters, orders } from './order-tables.ts'
import { recordVatDeclaration } from './vat-declaration.ts'

const CODE_USED_UP = 'code-used-up'

// Six digits from the first order, so that numbers look alike and do not reveal how many orders there are.
const FIRST_NUMBER = 100_001

/** How an order is placed. */
interface Placing {
  /** Outbox entries besides the mail. */
  tasks?: readonly OutboxKind[] | undefined
  /** True if the payment method has captured the money at once. */
  isCaptured?: boolean
}

/**
 * Places the order of a paid or free transaction. Does nothing if it is placed already. Holds it for an operator if other
 * orders have used its promo code, which can happen if it was ended before its money arrived.
 */
export async function placeOrder(
  { db, triggerOutbox }: { db: Database; triggerOutbox: () => void },
  transaction: Transaction,
  { tasks = [], isCaptured = false }: Placing = {},
): Promise<void> {
  const numberPrefix = await prefixOf(db, transaction)
  const { id: transactionId, shopId: shop, provider } = transaction
  const result = await db.transaction(async (tx) => {
    // The cart before the code, in the same order as where a transaction of the cart starts.
    await lockCart(tx, transaction)
    if (!(await mayUseCode(tx, transaction))) return (await holdForReview(tx, transactionId, CODE_USED_UP)) && 'held'
    return (
      (await writeOrder(tx, transaction, numberPrefix, { tasks: ['confirmation', ...tasks], isCaptured })) && 'placed'
    )
  })
  if (result === 'placed') logEvent('order-placed', { transactionId, shop, provider })
  if (result === 'held') logEvent('payment-held', { transactionId, because: CODE_USED_UP })
  triggerOutbox()
}

/** Places the order of a held transaction as it was agreed. Returns false if it was not held any more. */
export async function placeHeldOrder(db: Database, transaction: Transaction): Promise<boolean> {
  const numberPrefix = await prefixOf(db, transaction)
  return await db.transaction(async (tx) => {
    await lockCart(tx, transaction)
    const isThis = and(eq(transactions.id, transaction.id), isHeld)
    const released = await tx.update(transactions).set({ heldBecause: null }).where(isThis)
    if (released.rowCount === 0) return false
    const tasks: OutboxKind[] = transaction.provider === 'none' ? [] : ['acknowledge-payment']
    await writeOrder(tx, transaction, numberPrefix, { tasks: ['confirmation', ...tasks], isCaptured: false })
    return true
  })
}

async function prefixOf(db: Database, { shopId }: Transaction): Promise<string> {
  const [shop] = await db.select({ settings: shops.settings }).from(shops).where(eq(shops.id, shopId))
  return shop?.settings.orderNumberPrefix ?? ''
}

/**
 * Stores status, order number, order, declaration, cart and mail in one database transaction. A killed process leaves either
 * all of them or none. Returns false if the order is placed already.
 */
async function writeOrder(
  tx: DatabaseTransaction,
  transaction: Transaction,
  numberPrefix: string,
  { tasks, isCaptured }: { tasks: readonly OutboxKind[]; isCaptured: boolean },
): Promise<boolean> {
  const { id, shopId, userId, draft, provider } = transaction
  // Locks the cart first, as the start of its transaction does, so that the two run one after the other.
  const cart = await lockCart(tx, transaction)
  const mayBePaid = and(eq(transactions.id, id), ne(transactions.status, 'paid'), isNull(transactions.heldBecause))
  const paid = await tx
    .update(transactions)
    .set({ status: 'paid', orderedFrom: null, orderedFromWide: null, updatedAt: sql`now()` })
    .where(mayBePaid)
  if (paid.rowCount === 0) return false
  await keepUse(tx, transaction)
  await clearCart(tx, transaction, cart)
  await endPurchaseOfSame(tx, transaction)
  await enqueue(tx, ...tasks.map((kind) => ({ kind, subjectId: id })))
  // As late as possible: the row of the counter blocks all other orders of the shop until the commit.
  const orderNumber = `${numberPrefix}${await nextNumber(tx, shopId)}`
  await tx.update(transactions).set({ orderNumber }).where(eq(transactions.id, id))
  const paymentStatus = provider === 'none' ? 'none' : isCaptured ? 'captured' : 'authorised'
  await tx.insert(orders).values({
    shopId,
    orderNumber,
    transactionId: id,
    userId,
    status: 'Open',
    paymentStatus,
    paymentReadDueAt: nextReading(paymentStatus, sql`now()`),
    draft,
  })
  await recordVatDeclaration(tx, transaction, orderNumber)
  return true
}

/**
 * Ends the visitor's current transaction if it contains goods of this order. Another tab started it, and the customer must
 * not pay twice for them.
 */
async function endPurchaseOfSame(tx: DatabaseTransaction, { id, draft, ...key }: Transaction): Promise<void> {
  const current = await lockCurrent(tx, key)
  if (!current || current.id === id) return
  const bought = new Set(draft.lines.map((line) => line.id))
  if (current.draft.lines.some((line) => bought.has(line.id))) await endTransaction(tx, current)
}

async function nextNumber(tx: DatabaseTransaction, shopId: string): Promise<number> {
  const [counter] = await tx
    .insert(orderCounters)
    .values({ shopId, last: FIRST_NUMBER })
    .onConflictDoUpdate({ target: orderCounters.shopId, set: { last: sql`${orderCounters.last} + 1` } })
    .returning()
  return counter?.last ?? unreachable('An upsert returns its row')
}

async function clearCart(tx: DatabaseTransaction, { shopId, userId, draft }: Transaction, cart: StoredCart) {
  if (cart.version === 0) return
  const cleared = { ...cart, lines: withoutBought(cart.lines, draft.lines), properties: {}, encryptedCpr: null }
  await saveCart(tx, { shopId, userId }, cleared, NO_NEW_CART)
}
