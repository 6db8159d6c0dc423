import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { DatabaseTransaction, Queries } from '../database/database.ts'
import type { PaymentMethod } from '../model/payment-method.ts'
import type { PaymentRefusal } from '../model/payment-refusal.ts'
import type { TransactionStatus } from '../model/transaction-status.ts'
import type { VisitorKey } from '../model/visitor-key.ts'
import { transactions } from './transaction-tables.ts'

/** A stored transaction. */
export type Transaction = typeof transactions.$inferSelect

/** A transaction whose payment exists at the provider. */
export type StartedTransaction = Transaction & { paymentId: string }

/** A transaction that is paid at its provider. */
export type PaidTransaction = StartedTransaction

/** The three ids of a transaction. Only its visitor has all of them. */
export interface TransactionTriple {
  transactionId: string
  userId: string
  correlationId: string
}

/** Returns the transaction that all three ids belong to. */
export async function findByTriple(db: Queries, shopId: string, triple: TransactionTriple) {
  const { id, userId, correlationId } = transactions
  const isTheirs = and(eq(userId, triple.userId), eq(correlationId, triple.correlationId))
  const isThis = and(eq(transactions.shopId, shopId), eq(id, triple.transactionId), isTheirs)
  const [found] = await db.select().from(transactions).where(isThis)
  return found
}

/** Returns the transaction that both ids belong to. Both are secret, so they are enough to read what became of a payment. */
export async function findByNumbers(db: Queries, shopId: string, ids: Omit<TransactionTriple, 'userId'>) {
  const { id, correlationId } = transactions
  const isThis = and(eq(transactions.shopId, shopId), eq(id, ids.transactionId), eq(correlationId, ids.correlationId))
  const [found] = await db.select().from(transactions).where(isThis)
  return found
}

/** Returns a transaction by its id alone, for webhooks and jobs. */
export async function findById(db: Queries, id: string): Promise<Transaction | undefined> {
  const [found] = await db.select().from(transactions).where(eq(transactions.id, id))
  return found
}

/** Returns the transaction of a provider's payment. Two providers may use the same payment id. */
export async function findByPayment(
  db: Queries,
  provider: string,
  paymentId: string,
): Promise<Transaction | undefined> {
  const isThis = and(eq(transactions.provider, provider), eq(transactions.paymentId, paymentId))
  const [found] = await db.select().from(transactions).where(isThis)
  return found
}

const isCurrentOf = ({ shopId, userId }: VisitorKey) =>
  and(eq(transactions.shopId, shopId), eq(transactions.userId, userId), eq(transactions.isCurrent, true))

/** Returns the visitor's latest transaction. */
export async function findCurrent(db: Queries, key: VisitorKey): Promise<Transaction | undefined> {
  const [found] = await db.select().from(transactions).where(isCurrentOf(key))
  return found
}

/** Returns the same and locks its row until the database transaction ends. */
export async function lockCurrent(tx: DatabaseTransaction, key: VisitorKey): Promise<Transaction | undefined> {
  const [found] = await tx.select().from(transactions).where(isCurrentOf(key)).for('update')
  return found
}

/**
 * Moves a transaction from one of the statuses in `from` to another, unless it is held for review. Returns whether it moved:
 * of two gateways that try, one moves it.
 */
export async function advance(
  db: Queries,
  id: string,
  from: readonly TransactionStatus[],
  to: TransactionStatus,
): Promise<boolean> {
  const isThere = and(
    eq(transactions.id, id),
    inArray(transactions.status, [...from]),
    isNull(transactions.heldBecause),
  )
  const moved = await db
    .update(transactions)
    .set({ status: to, updatedAt: sql`now()` })
    .where(isThere)
  return moved.rowCount === 1
}

/** Stores how the customer has paid. */
export async function recordPaymentMethod(db: Queries, id: string, paymentMethod: PaymentMethod): Promise<void> {
  await db.update(transactions).set({ paymentMethod }).where(eq(transactions.id, id))
}

/** Stores why the last attempt to pay failed. */
export async function recordRefusal(db: Queries, id: string, lastRefusal: PaymentRefusal): Promise<void> {
  await db.update(transactions).set({ lastRefusal }).where(eq(transactions.id, id))
}

/** Why a transaction is held whose payment belongs to the deployment that the database was copied from. */
export const OTHER_DEPLOYMENT = 'other-deployment'

/** Selects the transactions that are held for review by an operator. */
export const isHeld = and(eq(transactions.status, 'pending'), isNotNull(transactions.heldBecause))

/** Cancels a held transaction for good. Returns false if it was not held any more. */
export async function endHeld(db: Queries, id: string): Promise<boolean> {
  const ended = await db
    .update(transactions)
    .set({ status: 'cancelled', updatedAt: sql`now()` })
    .where(and(eq(transactions.id, id), isHeld))
  return ended.rowCount === 1
}

/** Holds a transaction for review: its status stays `pending` until an operator decides. Returns false if it was paid or held. */
export async function holdForReview(db: Queries, id: string, why: string): Promise<boolean> {
  const isFree = and(eq(transactions.id, id), ne(transactions.status, 'paid'), isNull(transactions.heldBecause))
  const held = await db
    .update(transactions)
    .set({ status: 'pending', heldBecause: why, updatedAt: sql`now()` })
    .where(isFree)
  return held.rowCount === 1
}
