import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { PaymentProvider } from '@shop/domain/configuration.ts'
import type { Database } from '../database/database.ts'
import { transactions } from '../database/schema.ts'
import { describeFailure } from '../failures/describe-failure.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import type { VisitorKey } from '../model/visitor-key.ts'
import { findCurrent, type StartedTransaction, type Transaction } from '../transactions/transaction-store.ts'

const CREATION_TIMEOUT_MS = 25_000

/** Creates the payment of a transaction at its provider; gives the provider's number. */
export type CreatePayment = (transaction: Transaction) => Promise<string>

/**
 * Gives the payment of the visitor's current transaction, and creates it at the provider when there is none. One tab
 * creates, the others wait for it: two payments for one order could both be paid. A transaction that was begun for
 * another provider is none of this one's business.
 */
export async function startPayment(
  db: Database,
  provider: PaymentProvider,
  create: CreatePayment,
  key: VisitorKey,
): Promise<StartedTransaction> {
  const deadline = Date.now() + CREATION_TIMEOUT_MS
  while (Date.now() < deadline) {
    const current = await findCurrent(db, key)
    if (current?.provider !== provider || current.status === 'cancelled' || current.status === 'failed') {
      throw notFound()
    }
    if (current.paymentId !== null) return { ...current, paymentId: current.paymentId }
    if (await claim(db, current.id)) return await createPayment(db, create, current)
    await pause(150)
  }
  throw unavailable()
}

const unavailable = () => new Refusal(502, ['payment-provider-unavailable'])

/** A claim whose gateway died is free again after half a minute; what it created is never shown to anybody, so never paid. */
async function claim(db: Database, id: string): Promise<boolean> {
  const isFree = or(
    isNull(transactions.paymentClaimedAt),
    lt(transactions.paymentClaimedAt, sql`now() - interval '30 seconds'`),
  )
  const isUnpaid = and(isNull(transactions.paymentId), inArray(transactions.status, ['created', 'authorising']))
  const claimed = await db
    .update(transactions)
    .set({ status: 'authorising', paymentClaimedAt: sql`now()`, updatedAt: new Date() })
    .where(and(eq(transactions.id, id), isUnpaid, isFree))
  return claimed.rowCount === 1
}

async function createPayment(db: Database, create: CreatePayment, transaction: Transaction) {
  const is = eq(transactions.id, transaction.id)
  try {
    const paymentId = await create(transaction)
    await db
      .update(transactions)
      .set({ paymentId, providerReadAt: sql`now()` })
      .where(is)
    return { ...transaction, paymentId }
  } catch (failure) {
    console.error(`No payment for transaction ${transaction.id}:`, describeFailure(failure))
    await db.update(transactions).set({ paymentClaimedAt: null }).where(is)
    throw unavailable()
  }
}
