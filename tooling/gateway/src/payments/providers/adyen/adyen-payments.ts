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

/** A stored payment at Adyen. */
export type AdyenPayment = typeof adyenPayments.$inferSelect

/** News about a payment at Adyen. Amounts are minor units. */
export interface PaymentNews {
  pspReference: string
  transactionId: string
  /** Absent if the news does not contain it. */
  state?: PaymentState
  amountMinor: number
  currency: string
  isCapturedAtOnce?: boolean
  review?: ReviewState
  dispute?: DisputeState
  /** The payment method, if Adyen reports it. */
  paymentMethod?: PaymentMethod | undefined
}

/** Returns the later of two states in their list, because news may be late and out of order. */
const later = <State extends string>(states: readonly State[], known: State, reported = known): State =>
  states.indexOf(reported) > states.indexOf(known) ? reported : known

/** Locks the row of a transaction before its payments change. Returns the transaction's status. */
export async function lockTransaction(tx: DatabaseTransaction, id: string): Promise<TransactionStatus | undefined> {
  const { status } = transactions
  const [found] = await tx.select({ status }).from(transactions).where(eq(transactions.id, id)).for('update')
  return found?.status
}

/**
 * Stores news about a payment, unless later news is stored. A second authorised payment of a transaction is a surplus, which
 * the outbox releases.
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
        // A payment never moves to another transaction.
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
  // The amount comes from the news that decides the state.
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

/** Deletes stored answers, which contain links to customers' banks, once a payment is authorised. */
async function forgetAnswers(tx: DatabaseTransaction, transactionId: string) {
  await tx.delete(adyenCalls).where(and(eq(adyenCalls.transactionId, transactionId), isNotNull(adyenCalls.answer)))
}

async function releaseLater(tx: DatabaseTransaction, { pspReference, transactionId }: PaymentNews) {
  await enqueue(tx, { kind: 'release-surplus', subjectId: transactionId, key: `surplus:${pspReference}` })
}

/**
 * Marks the pending payments of a transaction for release, and returns the payments to release. No order is placed on their
 * money until Adyen has reported the result.
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

/** Unmarks a payment that Adyen has not released. Its money counts again. */
export async function unmarkForRelease(db: Queries, pspReference: string): Promise<void> {
  await db.update(adyenPayments).set({ releaseAskedAt: null }).where(eq(adyenPayments.pspReference, pspReference))
}

/** True if the payment pays the order: it was authorised first. */
export const isKept = ({ state, isSurplus }: AdyenPayment) => state === 'authorised' && !isSurplus

/** Returns the payments of a transaction. */
export const paymentsOf = (db: Queries, transactionId: string): Promise<AdyenPayment[]> =>
  db.select().from(adyenPayments).where(eq(adyenPayments.transactionId, transactionId))

/** Returns the surplus payments that are not released yet. */
export const surplusOf = (db: Queries, transactionId: string): Promise<AdyenPayment[]> => {
  const { transactionId: id, state, isSurplus } = adyenPayments
  return db
    .select()
    .from(adyenPayments)
    .where(and(eq(id, transactionId), eq(state, 'authorised'), eq(isSurplus, true)))
}

/** Returns the outcome of a transaction from its stored payments. */
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
