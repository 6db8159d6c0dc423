import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import { raiseAlarmOnce } from '../alarms/raise-alarm.ts'
import type { Database } from '../database/database.ts'
import { describeFailure } from '../failures/describe-failure.ts'
import { logEvent } from '../failures/log-event.ts'
import type { OrderPaymentStatus } from '../model/order-state.ts'
import { applyMoney } from '../orders/apply-money.ts'
import type { Order } from '../orders/change-order.ts'
import { orders } from '../orders/order-tables.ts'
import { findById, type PaidTransaction } from '../transactions/transaction-store.ts'
import { transactions } from '../transactions/transaction-tables.ts'
import { providerOf, type PaymentProviders } from './providers/providers.ts'

/** The services that moving the money of placed orders needs. */
export interface MoneyServices {
  db: Database
  providers: PaymentProviders
  /** Makes the outbox handle new entries at once. */
  triggerOutbox: () => void
}

// Each try reads the order again.
const TRIES = 3

/**
 * Reads the state of a placed order's money from its provider and applies it. Webhooks, answers to requests and polling all
 * use this function. `refusedAttempt`: the number of an attempt that the provider has refused.
 */
export async function reconcileMoney(
  services: MoneyServices,
  transactionId: string,
  { refusedAttempt }: { refusedAttempt?: number } = {},
): Promise<void> {
  const { db, providers, triggerOutbox } = services
  const transaction = await findPaid(db, transactionId)
  if (!transaction) return
  for (let tries = 0; tries < TRIES; tries++) {
    const order = await findOrderOf(db, transactionId)
    if (!order) return
    const movements = await providerOf(providers, transaction.provider).readMoney(transaction)
    const { amountMinor } = transaction
    const isRefused = order.paymentAttempt === refusedAttempt
    if (await applyMoney(db, order, { amountMinor, movements, isRefused })) {
      triggerOutbox()
      return
    }
  }
  throw new Error('The order was changed by others again and again')
}

/** Returns the order of a transaction. */
export async function findOrderOf(db: Database, transactionId: string): Promise<Order | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.transactionId, transactionId))
  return order
}

/** Returns a transaction whose order is placed and whose money is at a provider. */
export async function findPaid(db: Database, transactionId: string): Promise<PaidTransaction | undefined> {
  const transaction = await findById(db, transactionId)
  if (transaction?.status !== 'paid' || transaction.paymentId === null) return undefined
  return { ...transaction, paymentId: transaction.paymentId }
}

const IN_FLIGHT: readonly OrderPaymentStatus[] = ['capturing', 'refunding', 'cancelling']

const isOverdue = and(
  inArray(orders.paymentStatus, [...IN_FLIGHT]),
  lte(orders.paymentAskedAt, sql`now() - interval '3 days'`),
)

const isDue = and(lte(orders.paymentReadDueAt, sql`now()`), isNotNull(transactions.paymentId))

/** Polls the money of due orders at a provider, because it may move without a webhook. */
export async function reconcileDueMoney(services: MoneyServices, provider: string): Promise<void> {
  const { db } = services
  const due = await db
    .select({ id: orders.transactionId, isOverdue: sql<boolean>`coalesce(${isOverdue}, false)`, order: orders })
    .from(orders)
    .innerJoin(transactions, eq(transactions.id, orders.transactionId))
    .where(and(isDue, eq(transactions.provider, provider)))
    .orderBy(asc(orders.paymentReadDueAt))
    .limit(50)
  for (const { id, order, ...found } of due) {
    // Postponed first, so that an order that fails does not block the others.
    await db
      .update(orders)
      .set({ paymentReadDueAt: sql`now() + interval '10 minutes'` })
      .where(eq(orders.transactionId, id))
    if (found.isOverdue) await reportOverdue(db, order)
    await reconcileMoney(services, id).catch((failure: unknown) => {
      logEvent('money-unresolved', { transactionId: id, failure: describeFailure(failure) })
    })
  }
}

/** Raises an alarm for a movement that the provider has not confirmed for three days. */
async function reportOverdue(db: Database, { transactionId, paymentStatus, paymentAttempt }: Order): Promise<void> {
  const detail = `${paymentStatus}, attempt ${paymentAttempt}`
  await raiseAlarmOnce(db, { kind: 'operation-overdue', subjectId: transactionId, detail })
}
