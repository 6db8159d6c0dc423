import { and, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm'
import type { DatabaseTransaction, Queries } from '../database/database.ts'
import type { PaymentMethod } from '../model/payment-method.ts'
import type { PaymentRefusal } from '../model/payment-refusal.ts'
import type { TransactionStatus } from '../model/transaction-status.ts'
import type { VisitorKey } from '../model/visitor-key.ts'
import { transactions } from './transaction-tables.ts'

/** A transaction as it is kept. */
export type Transaction = typeof transactions.$inferSelect

/** A transaction that has its payment at the provider. */
export type StartedTransaction = Transaction & { paymentId: string }

/** A transaction that is paid at its provider. */
export type PaidTransaction = StartedTransaction

/** The three ids that only the visitor who made a transaction knows together. */
export interface TransactionTriple {
  transactionId: string
  userId: string
  correlationId: string
}

/** The transaction of a triple; nothing when one of the three is another's. */
export async function findByTriple(db: Queries, shopId: string, triple: TransactionTriple) {
  const { id, userId, correlationId } = transactions
  const isTheirs = and(eq(userId, triple.userId), eq(correlationId, triple.correlationId))
  const isThis = and(eq(transactions.shopId, shopId), eq(id, triple.transactionId), isTheirs)
  const [found] = await db.select().from(transactions).where(isThis)
  return found
}

/** A transaction by its id alone, for work that no visitor asked for. */
export async function findById(db: Queries, id: string): Promise<Transaction | undefined> {
  const [found] = await db.select().from(transactions).where(eq(transactions.id, id))
  return found
}

/** The transaction of a provider's payment; two providers may give the same number. */
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

/** The visitor's latest transaction. */
export async function findCurrent(db: Queries, key: VisitorKey): Promise<Transaction | undefined> {
  const [found] = await db.select().from(transactions).where(isCurrentOf(key))
  return found
}

/** The same, which nobody else changes until the database transaction ends. */
export async function lockCurrent(tx: DatabaseTransaction, key: VisitorKey): Promise<Transaction | undefined> {
  const [found] = await tx.select().from(transactions).where(isCurrentOf(key)).for('update')
  return found
}

/**
 * One step of the state machine: it only happens from one of the named states, so that two gateways cannot both do it.
 * What a person has to look at stays as it is.
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
  const moved = await db.update(transactions).set({ status: to, updatedAt: new Date() }).where(isThere)
  return moved.rowCount === 1
}

/** Keeps how the customer has paid. */
export async function recordPaymentMethod(db: Queries, id: string, paymentMethod: PaymentMethod): Promise<void> {
  await db.update(transactions).set({ paymentMethod }).where(eq(transactions.id, id))
}

/** Keeps why the last try to pay did not succeed. */
export async function recordRefusal(db: Queries, id: string, lastRefusal: PaymentRefusal): Promise<void> {
  await db.update(transactions).set({ lastRefusal }).where(eq(transactions.id, id))
}

/** What a person has to look at. */
export const isHeld = and(eq(transactions.status, 'pending'), isNotNull(transactions.heldBecause))

/** Gives up a transaction that was held, which nothing begins anew from then on; says whether it still was. */
export async function endHeld(db: Queries, id: string): Promise<boolean> {
  const ended = await db
    .update(transactions)
    .set({ status: 'cancelled', updatedAt: new Date() })
    .where(and(eq(transactions.id, id), isHeld))
  return ended.rowCount === 1
}

/** Marks a transaction for a person to look at; it is neither paid nor refused until then. */
export async function holdForReview(db: Queries, id: string, why: string): Promise<boolean> {
  const isFree = and(eq(transactions.id, id), ne(transactions.status, 'paid'), isNull(transactions.heldBecause))
  const held = await db
    .update(transactions)
    .set({ status: 'pending', heldBecause: why, updatedAt: new Date() })
    .where(isFree)
  return held.rowCount === 1
}
