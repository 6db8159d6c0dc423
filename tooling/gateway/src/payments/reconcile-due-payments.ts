import { and, eq, inArray, isNull, lte, notExists, sql } from 'drizzle-orm'
import { describeFailure } from '../failures/describe-failure.ts'
import { logEvent } from '../failures/log-event.ts'
import { outbox } from '../outbox/outbox-tables.ts'
import { endTransaction } from '../transactions/end-transaction.ts'
import { transactions } from '../transactions/transaction-tables.ts'
import { abandonedSince, isDueForReading, reconcilePayment, type PaymentServices } from './reconcile-payment.ts'

/**
 * Reconciles a provider's payments with an open outcome, for customers who did not come back and webhooks that did not arrive. Starts
 * with those that were read longest ago, so that each has its turn.
 */
export async function reconcileDuePayments(services: PaymentServices, provider: string): Promise<void> {
  const { db } = services
  await endAbandonedPayments(services, provider)
  const due = await db
    .select({ id: transactions.id })
    .from(transactions)
    .where(and(isDueForReading, eq(transactions.provider, provider)))
    .orderBy(sql`${transactions.providerReadAt} nulls first`)
    .limit(50)
  for (const { id } of due) {
    await reconcilePayment(services, id).catch((failure: unknown) => {
      logEvent('payment-unresolved', { transactionId: id, failure: describeFailure(failure) })
    })
  }
}

/** Ends abandoned transactions. The outbox ends their payments at the provider. */
async function endAbandonedPayments({ db, triggerOutbox }: PaymentServices, provider: string): Promise<void> {
  const ending = db
    .select({ key: outbox.key })
    .from(outbox)
    .where(and(eq(outbox.subjectId, transactions.id), eq(outbox.kind, 'terminate-payment')))
  const isAbandoned = and(
    eq(transactions.provider, provider),
    inArray(transactions.status, ['authorising', 'pending']),
    isNull(transactions.heldBecause),
    lte(transactions.createdAt, abandonedSince),
    notExists(ending),
  )
  const abandoned = await db.select().from(transactions).where(isAbandoned).limit(50)
  for (const transaction of abandoned) await db.transaction((tx) => endTransaction(tx, transaction))
  if (abandoned.length > 0) triggerOutbox()
}
