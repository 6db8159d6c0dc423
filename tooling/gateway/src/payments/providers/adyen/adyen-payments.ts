import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database, DatabaseTransaction, Queries } from '../../../database/database.ts'
import type { PaymentMethod } from '../../../model/payment-method.ts'
import type { TransactionStatus } from '../../../model/transaction-status.ts'
import { enqueue } from '../../../outbox/enqueue.ts'
import { recordPaymentMethod } from '../../../transactions/transaction-store.ts'
import { transactions } from '../../../transactions/transaction-tables.ts'
import type { PaymentOutcome } from '../provider.ts'
import {
  DISPUTE_STATES,
  PAYMENT_STATES,
  REVIEW_STATES,
  type DisputeState,
  type PaymentState,
  type ReviewState,
} from './adyen-states.ts'
import { adyenCalls, adyenPayments } from './adyen-tables.ts'

/** A payment at Adyen as it is kept. */
export type AdyenPayment = typeof adyenPayments.$inferSelect

/** What is reported of one payment at Adyen. Amounts in minor units. */
export interface PaymentNews {
  pspReference: string
  transactionId: string
  /** Absent where the news says nothing of it. */
  state?: PaymentState
  amountMinor: number
  currency: string
  isCapturedAtOnce?: boolean
  review?: ReviewState
  dispute?: DisputeState
  /** How it is paid, where Adyen says so. */
  paymentMethod?: PaymentMethod | undefined
}

/** The later one of two states in their list: news may be late, and out of order. */
const later = <State extends string>(states: readonly State[], known: State, reported = known): State =>
  states.indexOf(reported) > states.indexOf(known) ? reported : known

/** Waits until no one else works on the payments of a transaction; gives how the transaction stands. */
export async function lockTransaction(tx: DatabaseTransaction, id: string): Promise<TransactionStatus | undefined> {
  const { status } = transactions
  const [found] = await tx.select({ status }).from(transactions).where(eq(transactions.id, id)).for('update')
  return found?.status
}

/**
 * Keeps what Adyen tells of a payment, unless more is known already. A payment that is authorised beside the one that
 * pays the order, or after it, is surplus; the outbox releases it.
 */
export function recordPayment(db: Database, news: PaymentNews): Promise<void> {
  return db.transaction(async (tx) => {
    const status = await lockTransaction(tx, news.transactionId)
    const payments = await paymentsOf(tx, news.transactionId)
    const known = payments.find(({ pspReference }) => pspReference === news.pspReference)
    const payment = merged(known, news)
    const isNew = payment.state === 'authorised' && known?.state !== 'authorised'
    const isSurplus = known?.isSurplus || (isNew && (status === 'paid' || payments.some(isKept)))
    await tx
      .insert(adyenPayments)
      .values({ ...payment, isSurplus })
      .onConflictDoUpdate({
        target: adyenPayments.pspReference,
        set: { ...payment, isSurplus },
        // A payment never changes to another order.
        setWhere: eq(adyenPayments.transactionId, news.transactionId),
      })
    if (!isNew) return
    if (isSurplus) await releaseLater(tx, news)
    else if (news.paymentMethod) await recordPaymentMethod(tx, news.transactionId, news.paymentMethod)
    await forgetAnswers(tx, news.transactionId)
  })
}

function merged(known: AdyenPayment | undefined, news: PaymentNews) {
  const { pspReference, transactionId, amountMinor, currency } = news
  const state = later(PAYMENT_STATES, known?.state ?? news.state ?? 'pending', news.state)
  // The amount is that of the news which decides the state.
  const decides = !known || state !== known.state
  return {
    pspReference,
    transactionId,
    state,
    amountMinor: decides ? amountMinor : known.amountMinor,
    currency: decides ? currency : known.currency,
    isCapturedAtOnce: news.isCapturedAtOnce || known?.isCapturedAtOnce || false,
    review: later(REVIEW_STATES, known?.review ?? 'none', news.review),
    dispute: later(DISPUTE_STATES, known?.dispute ?? 'none', news.dispute),
  }
}

/** They hold what opens the pages of customers' banks, and are of no use once a payment is authorised. */
async function forgetAnswers(tx: DatabaseTransaction, transactionId: string) {
  await tx.delete(adyenCalls).where(and(eq(adyenCalls.transactionId, transactionId), isNotNull(adyenCalls.answer)))
}

async function releaseLater(tx: DatabaseTransaction, { pspReference, transactionId }: PaymentNews) {
  await enqueue(tx, { kind: 'release-surplus', subjectId: transactionId, key: `surplus:${pspReference}` })
}

/**
 * Marks the payments of a transaction that the bank still owes an answer to: they are to be released, and no order may be
 * placed on their money until Adyen has said what came of that.
 */
export function markForRelease(db: Database, transactionId: string): Promise<AdyenPayment[]> {
  return db.transaction(async (tx) => {
    await lockTransaction(tx, transactionId)
    const isPending = and(eq(adyenPayments.transactionId, transactionId), eq(adyenPayments.state, 'pending'))
    await tx
      .update(adyenPayments)
      .set({ releaseAskedAt: sql`coalesce(${adyenPayments.releaseAskedAt}, now())` })
      .where(isPending)
    const payments = await paymentsOf(tx, transactionId)
    return payments.filter(({ state, releaseAskedAt }) => state !== 'refused' && state !== 'released' && releaseAskedAt)
  })
}

/** Adyen has not released a payment after all: its money counts again. */
export async function unmarkForRelease(db: Queries, pspReference: string): Promise<void> {
  await db.update(adyenPayments).set({ releaseAskedAt: null }).where(eq(adyenPayments.pspReference, pspReference))
}

/** Whether it pays the order: its money is reserved, and no other's was before. */
export const isKept = ({ state, isSurplus }: AdyenPayment) => state === 'authorised' && !isSurplus

/** The payments of a transaction. */
export const paymentsOf = (db: Queries, transactionId: string): Promise<AdyenPayment[]> =>
  db.select().from(adyenPayments).where(eq(adyenPayments.transactionId, transactionId))

/** Those that were authorised too much and are not released yet. */
export const surplusOf = (db: Queries, transactionId: string): Promise<AdyenPayment[]> => {
  const { transactionId: id, state, isSurplus } = adyenPayments
  return db
    .select()
    .from(adyenPayments)
    .where(and(eq(id, transactionId), eq(state, 'authorised'), eq(isSurplus, true)))
}

/** How a transaction stands by what is known of its payments; our reference is all that Adyen calls the transaction. */
export function outcomeOf(payments: readonly AdyenPayment[]): PaymentOutcome {
  const kept = payments.find(isKept)
  if (kept && (kept.releaseAskedAt !== null || kept.review === 'waiting')) return { kind: 'pending' }
  if (kept) {
    const { amountMinor, currency, transactionId: reference, isCapturedAtOnce } = kept
    return { kind: 'paid', amountMinor, currency, reference, ...(isCapturedAtOnce && { isCaptured: true }) }
  }
  if (payments.some(({ state }) => state === 'pending')) return { kind: 'pending' }
  return payments.length > 0 ? { kind: 'refused' } : { kind: 'open' }
}
