import { and, eq } from 'drizzle-orm'
import type { Database, Queries } from '../../../database/database.ts'
import type { MoneyMovements } from '../../../model/money-movements.ts'
import type { PaymentOutcome } from '../provider.ts'
import { isKept, lockTransaction, outcomeOf, paymentsOf, type AdyenPayment } from './adyen-payments.ts'
import type { ModificationState } from './adyen-states.ts'
import { adyenModifications } from './adyen-tables.ts'

/** A stored modification of a payment. */
export type AdyenModification = typeof adyenModifications.$inferSelect

/** News about a modification. `taken-back`: the bank has undone it after its success. */
export type ModificationNews = Omit<AdyenModification, 'state'> & {
  reported: 'asked' | 'succeeded' | 'failed' | 'taken-back'
}

const RANKS: Readonly<Record<Exclude<ModificationState, 'undone'>, number>> = { asked: 0, succeeded: 1, failed: 2 }

function nextState(known: ModificationState | undefined, reported: ModificationNews['reported']): ModificationState {
  if (reported === 'taken-back') return known && known !== 'undone' ? 'failed' : 'undone'
  if (known === undefined) return reported
  // The news about the reversal arrived first. This is the modification that it reversed.
  if (known === 'undone') return 'failed'
  return RANKS[reported] > RANKS[known] ? reported : known
}

/** Stores news about a modification. News may be late, repeated and out of order. */
export function recordModification(db: Database, { reported, ...news }: ModificationNews): Promise<void> {
  return db.transaction(async (tx) => {
    await lockTransaction(tx, news.transactionId)
    const isThis = eq(adyenModifications.pspReference, news.pspReference)
    const [known] = await tx.select().from(adyenModifications).where(isThis)
    const state = nextState(known?.state, reported)
    // Adyen's event reports the real kind and amount. Our own request must not replace them.
    const kind = reported === 'asked' && known ? known.kind : news.kind
    const amountMinor = reported === 'asked' && known ? known.amountMinor : news.amountMinor
    await tx
      .insert(adyenModifications)
      .values({ ...news, state })
      .onConflictDoUpdate({
        target: adyenModifications.pspReference,
        set: { state, kind, amountMinor },
        setWhere: eq(adyenModifications.transactionId, news.transactionId),
      })
  })
}

/** Returns the payment of an order: the authorised one, or the last one that was authorised. */
export async function paymentOfOrder(db: Queries, transactionId: string): Promise<AdyenPayment | undefined> {
  const payments = await paymentsOf(db, transactionId)
  return payments.find(isKept) ?? payments.findLast(({ state, isSurplus }) => state === 'released' && !isSurplus)
}

/**
 * Returns the outcome of a transaction. Money that was given back in Adyen's portal before the order was placed does not pay
 * for it.
 */
export async function readOutcome(db: Queries, transactionId: string): Promise<PaymentOutcome> {
  const payments = await paymentsOf(db, transactionId)
  const outcome = outcomeOf(payments)
  const kept = payments.find(isKept)
  if (outcome.kind !== 'paid' || !kept) return outcome
  const amountMinor = outcome.amountMinor - (await movementsOf(db, kept)).refundedMinor
  return amountMinor > 0 ? { ...outcome, amountMinor } : { kind: 'cancelled' }
}

const TAKEN: ReadonlySet<string> = new Set(['taken', 'taken-again', 'lost'])

/** Returns the movements of a payment's money as Adyen has reported them. */
export async function movementsOf(db: Queries, payment: AdyenPayment): Promise<MoneyMovements> {
  const { pspReference, amountMinor, isCapturedAtOnce, state, review, dispute } = payment
  const { transactionId, paymentReference } = adyenModifications
  const isOfThis = and(eq(transactionId, payment.transactionId), eq(paymentReference, pspReference))
  const modifications = await db.select().from(adyenModifications).where(isOfThis)
  const capturedMinor = isCapturedAtOnce ? amountMinor : sumOf(modifications, 'capture')
  return {
    reservedMinor: amountMinor,
    capturedMinor,
    refundedMinor: sumOf(modifications, 'refund'),
    // Captured money is not released.
    releasedMinor: state === 'released' ? Math.max(0, amountMinor - capturedMinor) : 0,
    failedOperations: modifications
      .filter((modification) => modification.state === 'failed')
      .map((modification) => modification.pspReference),
    isCapturedAtOnce,
    isUnderReview: review === 'waiting',
    isDisputed: TAKEN.has(dispute),
  }
}

/** Adds up successful modifications, without those that were undone before their success was reported. */
function sumOf(modifications: readonly AdyenModification[], kind: AdyenModification['kind']): number {
  const sum = (state: ModificationState) =>
    modifications.reduce(
      (total, one) => (one.kind === kind && one.state === state ? total + one.amountMinor : total),
      0,
    )
  return Math.max(0, sum('succeeded') - sum('undone'))
}
