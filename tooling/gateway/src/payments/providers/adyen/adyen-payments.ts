import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database, DatabaseTransaction, Queries } from '../../../database/database.ts'
import { outbox, transactions } from '../../../database/schema.ts'
import type { PaymentMethod } from '../../../model/payment-method.ts'
import { recordPaymentMethod } from '../../../transactions/transaction-store.ts'
import type { PaymentOutcome } from '../provider.ts'
import { adyenCalls, adyenPayments, PAYMENT_STATES, type PaymentState } from './adyen-tables.ts'

/** A payment at Adyen as it is kept. */
export type AdyenPayment = typeof adyenPayments.$inferSelect

/** What is known of one payment at Adyen. Amounts in minor units. */
export interface PaymentNews extends Omit<AdyenPayment, 'isSurplus'> {
  /** How it is paid, where Adyen says so. */
  paymentMethod?: PaymentMethod | undefined
}

const rank = (state: PaymentState) => PAYMENT_STATES.indexOf(state)

/**
 * Keeps what Adyen says of a payment, unless more is known already. The second payment of a transaction that is
 * authorised is surplus; the outbox releases it.
 */
export function recordPayment(db: Database, { paymentMethod, ...news }: PaymentNews): Promise<void> {
  return db.transaction(async (tx) => {
    // One after the other: of two that are authorised at the same moment one must be the second.
    const isThis = eq(transactions.id, news.transactionId)
    await tx.select({ id: transactions.id }).from(transactions).where(isThis).for('update')
    const payments = await paymentsOf(tx, news.transactionId)
    const known = payments.find(({ pspReference }) => pspReference === news.pspReference)
    if (known && rank(known.state) >= rank(news.state)) return
    const isSurplus = known?.isSurplus || (news.state === 'authorised' && payments.some(isKept))
    await tx
      .insert(adyenPayments)
      .values({ ...news, isSurplus })
      .onConflictDoUpdate({
        target: adyenPayments.pspReference,
        set: { ...news, isSurplus },
        // A payment never changes to another order.
        setWhere: eq(adyenPayments.transactionId, news.transactionId),
      })
    if (news.state !== 'authorised') return
    if (isSurplus) await releaseLater(tx, news)
    else if (paymentMethod) await recordPaymentMethod(tx, news.transactionId, paymentMethod)
    await forgetAnswers(tx, news.transactionId)
  })
}

/** They hold what opens the pages of customers' banks, and nobody needs them any more. */
async function forgetAnswers(tx: DatabaseTransaction, transactionId: string) {
  await tx.delete(adyenCalls).where(and(eq(adyenCalls.transactionId, transactionId), isNotNull(adyenCalls.answer)))
}

async function releaseLater(
  tx: DatabaseTransaction,
  { pspReference, transactionId }: Pick<AdyenPayment, 'pspReference' | 'transactionId'>,
) {
  await tx
    .insert(outbox)
    .values({ key: `surplus:${pspReference}`, kind: 'release-surplus', subjectId: transactionId })
    .onConflictDoNothing()
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
  if (kept) {
    const { amountMinor, currency, transactionId: reference } = kept
    return { kind: 'paid', amountMinor, currency, reference }
  }
  if (payments.some(({ state }) => state === 'pending')) return { kind: 'pending' }
  return payments.length > 0 ? { kind: 'refused' } : { kind: 'open' }
}
