import type { Adyen } from '../adyen.ts'
import { isReserved, type Payment } from '../payment.ts'
import type { OutsideEvent } from './webhooks.ts'

type Rule = readonly [isPossible: (payment: Payment) => boolean, apply: (payment: Payment) => void]

const cancel = (payment: Payment) => void (payment.isCancelled = true)

/** The condition of each event, and its change to the payment. */
const RULES: Readonly<Record<OutsideEvent, Rule>> = {
  // The customer did not pay in time.
  OFFER_CLOSED: [({ state }) => state === 'waiting', (payment) => void (payment.state = 'cancelled')],
  // The reservation expired without a capture.
  EXPIRE: [isReserved, cancel],
  // The payment was cancelled for a technical reason.
  TECHNICAL_CANCEL: [isReserved, cancel],
  // The shop's staff cancelled the payment in Adyen's customer area.
  CANCELLATION: [isReserved, cancel],
  // The shop's staff refunded the whole amount there.
  REFUND: [
    ({ capturedAmount, refundedAmount }) => capturedAmount > refundedAmount,
    (payment) => void (payment.refundedAmount = payment.capturedAmount),
  ],
  // The customer's bank has taken the money back.
  CHARGEBACK: [({ capturedAmount }) => capturedAmount > 0, () => undefined],
}

/** The events that have their own number at Adyen. The others use the payment's. */
const HAS_NUMBER: ReadonlySet<OutsideEvent> = new Set(['CANCELLATION', 'REFUND', 'CHARGEBACK'])

/** Applies an event that the shop did not cause, and sends its webhook. Returns whether the event was possible. */
export function applyOutsideEvent(adyen: Adyen, payment: Payment, eventCode: OutsideEvent): boolean {
  const [isPossible, apply] = RULES[eventCode]
  if (!isPossible(payment)) return false
  apply(payment)
  const { amount } = payment.request
  const number = HAS_NUMBER.has(eventCode) ? { pspReference: adyen.newPspReference() } : {}
  adyen.notify(payment, { eventCode, success: true, amount, reason: '', ...number })
  return true
}
