import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import type { SeenMovement } from '../provider.ts'
import { toAdyen } from './adyen-amount.ts'
import type { MoneyEvent } from './adyen-event-codes.ts'
import { applyEvent } from './adyen-events.ts'
import { paymentsOf } from './adyen-payments.ts'
import type { ModificationKind } from './adyen-states.ts'
import { adyenModifications } from './adyen-tables.ts'

/** The event that reports the result of each modification. */
const EVENTS: Readonly<Record<ModificationKind, MoneyEvent>> = {
  capture: 'CAPTURE',
  refund: 'REFUND',
  release: 'CANCEL_OR_REFUND',
}

/** Stores a modification's result that an operator saw in Adyen's portal, as if its webhook had come. */
export async function recordSeenAtAdyen(db: Database, { transactionId, operationId, isDone }: SeenMovement) {
  const { pspReference, transactionId: ofTransaction } = adyenModifications
  const isThis = and(eq(pspReference, operationId), eq(ofTransaction, transactionId))
  const [asked] = await db.select().from(adyenModifications).where(isThis)
  const payment = (await paymentsOf(db, transactionId)).find((one) => one.pspReference === asked?.paymentReference)
  if (!asked || !payment) throw new Error(`Adyen was never asked for ${operationId}.`)
  const isRefund = asked.kind === 'release' && payment.isCapturedAtOnce
  const event = {
    eventCode: EVENTS[asked.kind],
    success: isDone ? ('true' as const) : ('false' as const),
    pspReference: operationId,
    originalReference: payment.pspReference,
    merchantAccountCode: '',
    merchantReference: transactionId,
    amount: toAdyen(asked.amountMinor, payment.currency),
    paymentMethod: undefined,
    operations: undefined,
    additionalData: { 'modification.action': isRefund ? 'refund' : undefined, fraudManualReview: undefined },
  }
  await applyEvent(db, event, transactionId)
}
