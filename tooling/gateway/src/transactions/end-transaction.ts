import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { DatabaseTransaction } from '../database/database.ts'
import { enqueue } from '../outbox/enqueue.ts'
import type { Transaction } from './transaction-store.ts'
import { transactions } from './transaction-tables.ts'

/**
 * Ends a replaced or abandoned transaction. Returns false if its status has changed since it was read. If the provider may
 * have a payment, the outbox terminates it there. A payment that is made in another tab meanwhile still becomes an order.
 */
export async function endTransaction(tx: DatabaseTransaction, { id, status }: Transaction): Promise<boolean> {
  const isAsRead = and(eq(transactions.id, id), eq(transactions.status, status))
  const replaced = await tx.update(transactions).set({ isCurrent: false }).where(isAsRead)
  if (replaced.rowCount === 0) return false
  if (status !== 'paid' && status !== 'failed' && status !== 'cancelled') await endPayment(tx, id)
  return true
}

async function endPayment(tx: DatabaseTransaction, id: string): Promise<void> {
  const isUntouched = and(eq(transactions.status, 'created'), isNull(transactions.paymentClaimedAt))
  // An order without payment has no provider to ask.
  const canEndHere = and(eq(transactions.id, id), or(eq(transactions.provider, 'none'), isUntouched))
  const cancelled = await tx
    .update(transactions)
    .set({ status: 'cancelled', updatedAt: sql`now()` })
    .where(canEndHere)
  if (cancelled.rowCount === 1) return
  await enqueue(tx, { kind: 'terminate-payment', subjectId: id, key: `terminate:${id}` })
}
