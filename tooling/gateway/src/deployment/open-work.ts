import { and, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { DatabaseTransaction, Queries } from '../database/database.ts'
import { PROVIDER_CALLS } from '../model/outbox-kind.ts'
import { orders } from '../orders/order-tables.ts'
import { outbox } from '../outbox/outbox-tables.ts'
import { webhookInbox } from '../payments/webhook-tables.ts'
import { OTHER_DEPLOYMENT } from '../transactions/transaction-store.ts'
import { transactions } from '../transactions/transaction-tables.ts'

/** How much work a database has open outside of itself. */
export interface OpenWork {
  payments: number
  outboxEntries: number
}

/** The payment providers whose work is meant, or `all` for all work, mails included. */
export type Whose = readonly string[] | 'all'

/** Counts the open work. */
export const countOpenWork = async (db: Queries, whose: Whose): Promise<OpenWork> => ({
  payments: await db.$count(transactions, openPayments(whose)),
  outboxEntries: await db.$count(outbox, openEntries(db, whose)),
})

/**
 * Holds the open work of the deployment that a database belonged to: no mail, no call to a provider, no poll. Payments are held
 * for review, and outbox entries are dead letters. Operators see both.
 */
export async function holdOpenWork(tx: DatabaseTransaction, whose: Whose, because: string): Promise<void> {
  await tx
    .update(outbox)
    .set({ deadAt: sql`now()`, lastError: because })
    .where(openEntries(tx, whose))
  // No longer current, so that a visitor's next order does not end them at the provider.
  await tx
    .update(transactions)
    .set({ status: 'pending', heldBecause: OTHER_DEPLOYMENT, isCurrent: false, updatedAt: sql`now()` })
    .where(openPayments(whose))
  const isTheirs = whose === 'all' ? undefined : inArray(orders.transactionId, ofProviders(tx, whose))
  await tx.update(orders).set({ paymentReadDueAt: null }).where(isTheirs)
}

const openPayments = (whose: Whose): SQL | undefined =>
  and(
    or(inArray(transactions.status, ['authorising', 'pending']), sql`${transactions.paymentClaimedAt} is not null`),
    inArray(transactions.status, ['created', 'authorising', 'pending']),
    isNull(transactions.heldBecause),
    whose === 'all' ? undefined : inArray(transactions.provider, [...whose]),
  )

function openEntries(db: Queries, whose: Whose): SQL | undefined {
  const isOpen = and(isNull(outbox.doneAt), isNull(outbox.deadAt))
  if (whose === 'all') return isOpen
  const messages = db
    .select({ id: webhookInbox.id })
    .from(webhookInbox)
    .where(inArray(webhookInbox.provider, [...whose]))
  const isCall = and(inArray(outbox.kind, [...PROVIDER_CALLS]), inArray(outbox.subjectId, ofProviders(db, whose)))
  return and(isOpen, or(isCall, inArray(outbox.subjectId, messages)))
}

const ofProviders = (db: Queries, providers: readonly string[]) =>
  db
    .select({ id: transactions.id })
    .from(transactions)
    .where(inArray(transactions.provider, [...providers]))
