import { raiseAlarm } from '../../../alarms/raise-alarm.ts'
import type { Database } from '../../../database/database.ts'
import type { AlarmKind } from '../../../model/alarm-kind.ts'
import { minorOfAdyen } from './adyen-amount.ts'
import { ALARM_EVENTS, isAlarmEvent, isMoneyEvent, type MoneyEvent } from './adyen-event-codes.ts'
import { recordModification, type ModificationNews } from './adyen-modifications.ts'
import { paymentsOf, recordPayment, unmarkForRelease, type PaymentNews } from './adyen-payments.ts'
import type { ModificationKind } from './adyen-states.ts'
import type { AdyenEvent } from './adyen-webhook.ts'

/** The meaning of an event code and its result: news about the payment itself, or about a modification of it. */
type Meaning =
  | { of: 'payment'; tells: Partial<Pick<PaymentNews, 'state' | 'review' | 'dispute'>>; alarm?: AlarmKind }
  | { of: 'modification'; kind: ModificationKind; reported: ModificationNews['reported']; alarm?: AlarmKind }
  | { of: 'release'; isDone: boolean }
  | { of: 'nothing' }

const NOTHING: Meaning = { of: 'nothing' }
const state = (to: NonNullable<PaymentNews['state']>): Meaning => ({ of: 'payment', tells: { state: to } })
const dispute = (to: NonNullable<PaymentNews['dispute']>, alarm: AlarmKind): Meaning => ({
  of: 'payment',
  tells: { dispute: to },
  alarm,
})
const modification = (kind: ModificationKind, reported: ModificationNews['reported']): Meaning => ({
  of: 'modification',
  kind,
  reported,
})

/** The meaning of each event, by its `success`. */
export const MEANINGS: Readonly<Record<MoneyEvent, { true: Meaning; false: Meaning }>> = {
  AUTHORISATION: { true: state('authorised'), false: state('refused') },
  // The customer has not finished within the time limit.
  OFFER_CLOSED: { true: state('refused'), false: NOTHING },
  PENDING: { true: state('pending'), false: NOTHING },
  CANCELLATION: { true: { of: 'release', isDone: true }, false: { of: 'release', isDone: false } },
  CANCEL_OR_REFUND: { true: { of: 'release', isDone: true }, false: { of: 'release', isDone: false } },
  TECHNICAL_CANCEL: { true: state('released'), false: NOTHING },
  EXPIRE: { true: state('released'), false: NOTHING },
  MANUAL_REVIEW_ACCEPT: { true: { of: 'payment', tells: { review: 'accepted' } }, false: NOTHING },
  // Adyen releases the money by itself after this.
  MANUAL_REVIEW_REJECT: { true: { of: 'payment', tells: { review: 'rejected', state: 'released' } }, false: NOTHING },
  CAPTURE: { true: modification('capture', 'succeeded'), false: modification('capture', 'failed') },
  CAPTURE_FAILED: { true: modification('capture', 'taken-back'), false: NOTHING },
  REFUND: { true: modification('refund', 'succeeded'), false: modification('refund', 'failed') },
  REFUND_FAILED: { true: modification('refund', 'taken-back'), false: NOTHING },
  REFUNDED_REVERSED: { true: modification('refund', 'taken-back'), false: NOTHING },
  CHARGEBACK: { true: dispute('taken', 'disputed'), false: NOTHING },
  CHARGEBACK_REVERSED: { true: dispute('returned', 'dispute-news'), false: NOTHING },
  SECOND_CHARGEBACK: { true: dispute('taken-again', 'disputed'), false: NOTHING },
  PREARBITRATION_WON: { true: dispute('won', 'dispute-news'), false: NOTHING },
  PREARBITRATION_LOST: { true: dispute('lost', 'disputed'), false: NOTHING },
}

/** Stores what an event reports about a transaction's payment, and raises its alarms. */
export async function applyEvent(db: Database, event: AdyenEvent, transactionId: string): Promise<void> {
  const { eventCode, success, pspReference } = event
  const raise = (kind: AlarmKind) =>
    raiseAlarm(db, { kind, subjectId: transactionId, detail: `${eventCode} ${success} ${pspReference}` })
  if (isAlarmEvent(eventCode)) return await raise(ALARM_EVENTS[eventCode])
  if (!isMoneyEvent(eventCode)) return
  const meaning = MEANINGS[eventCode][success]
  if (meaning.of === 'payment') {
    await recordPayment(db, { ...newsOf(event, transactionId), ...meaning.tells })
    if (meaning.alarm) await raise(meaning.alarm)
  }
  if (meaning.of === 'modification') {
    const { kind, reported } = meaning
    await recordModification(db, { ...modificationOf(event, transactionId), kind, reported })
  }
  if (meaning.of === 'release') {
    const isMissed = await applyRelease(db, event, transactionId, meaning.isDone)
    if (isMissed) await raise('surplus-not-released')
  }
}

/**
 * Stores the result of a release. A release of captured money is a refund. Returns true if a failed release leaves a surplus
 * reserved, which no order uses.
 */
async function applyRelease(db: Database, event: AdyenEvent, transactionId: string, isDone: boolean): Promise<boolean> {
  const about = modificationOf(event, transactionId)
  const payments = await paymentsOf(db, transactionId)
  const payment = payments.find(({ pspReference }) => pspReference === about.paymentReference)
  if (!isDone) {
    await recordModification(db, { ...about, kind: 'release', reported: 'failed' })
    if (payment?.releaseAskedAt) await unmarkForRelease(db, payment.pspReference)
    return payment?.isSurplus === true
  }
  const isRefund = event.additionalData['modification.action'] === 'refund'
  const amountMinor = isRefund ? (payment?.amountMinor ?? about.amountMinor) : about.amountMinor
  await recordModification(db, { ...about, amountMinor, kind: isRefund ? 'refund' : 'release', reported: 'succeeded' })
  const news = { ...newsOf(event, transactionId), ...(isRefund && { isCapturedAtOnce: true }) }
  await recordPayment(db, { ...news, state: 'released' })
  return false
}

const modificationOf = ({ pspReference, originalReference, amount }: AdyenEvent, transactionId: string) => ({
  pspReference,
  transactionId,
  paymentReference: originalReference || pspReference,
  amountMinor: minorOfAdyen(amount),
})

/** Reads a payment's news. A payment that can be refunded but not captured was captured when it was authorised. */
function newsOf(event: AdyenEvent, transactionId: string): PaymentNews {
  const { pspReference, originalReference, amount, paymentMethod, operations, additionalData } = event
  const isAuthorisation = event.eventCode === 'AUTHORISATION' && event.success === 'true'
  const isCapturedAtOnce =
    isAuthorisation && !!operations && operations.includes('REFUND') && !operations.includes('CAPTURE')
  return {
    pspReference: originalReference || pspReference,
    transactionId,
    amountMinor: minorOfAdyen(amount),
    currency: amount.currency,
    ...(isAuthorisation && additionalData.fraudManualReview === 'true' && { review: 'waiting' as const }),
    ...(isCapturedAtOnce && { isCapturedAtOnce }),
    paymentMethod,
  }
}
