import { and, eq, isNull } from 'drizzle-orm'
import type { DatabaseTransaction } from '../database/database.ts'
import { outbox, transactions } from '../database/schema.ts'
import type { Transaction } from './transaction-store.ts'

/**
 * Ends a transaction that another one replaces. If a payment may exist at the provider, the outbox ends it there; should
 * it be paid all the same, in another tab, it still becomes an order: money is never taken for nothing.
 */
export async function endTransaction(tx: DatabaseTransaction, { id, status }: Transaction): Promise<void> {
  if (status === 'paid' || status === 'failed' || status === 'cancelled') return
  const isUntouched = and(
    eq(transactions.id, id),
    eq(transactions.status, 'created'),
    isNull(transactions.paymentClaimedAt),
  )
  const cancelled = await tx.update(transactions).set({ status: 'cancelled', updatedAt: new Date() }).where(isUntouched)
  if (cancelled.rowCount === 1) return
  await tx
    .insert(outbox)
    .values({ key: `terminate:${id}`, kind: 'terminate-payment', transactionId: id })
    .onConflictDoNothing()
}
