import type { Adyen } from '../adyen.ts'
import type { Payment } from '../payment.ts'
import type { OutsideEvent } from './webhooks.ts'

const isReserved = ({ state, isCancelled, capturedAmount }: Payment) =>
  state === 'authorised' && !isCancelled && capturedAmount === 0

/** The condition of each event, and its change to the payment. */
const RULES: Readonly<
  Record<OutsideEvent, { isPossible: (payment: Payment) => boolean; apply: (payment: Payment) => void }>
> = {
  /** The customer did not pay in time. */
  OFFER_CLOSED: {
    isPossible: ({ state }) => state === 'waiting',
    apply: (payment) => {
      payment.state = 'cancelled'
    },
  },
  /** The reservation expired without a capture. */
  EXPIRE: {
    isPossible: isReserved,
    apply: (payment) => {
      payment.isCancelled = true
    },
  },
  /** The payment was cancelled for a technical reason. */
  TECHNICAL_CANCEL: {
    isPossible: isReserved,
    apply: (payment) => {
      payment.isCancelled = true
    },
  },
  /** The shop's staff cancelled the payment in Adyen's customer area. */
  CANCELLATION: {
    isPossible: isReserved,
    apply: (payment) => {
      payment.isCancelled = true
    },
  },
  /** The shop's staff refunded the whole amount there. */
  REFUND: {
    isPossible: ({ capturedAmount, refundedAmount }) => capturedAmount > refundedAmount,
    apply: (payment) => {
      payment.refundedAmount = payment.capturedAmount
    },
  },
  /** The customer's bank has taken the money back. */
  CHARGEBACK: { isPossible: ({ capturedAmount }) => capturedAmount > 0, apply: () => undefined },
}

/** The events that have their own number at Adyen. The others use the payment's. */
const HAS_NUMBER: ReadonlySet<OutsideEvent> = new Set(['CANCELLATION', 'REFUND', 'CHARGEBACK'])

/** Applies an event that the shop did not cause, and sends its webhook. Returns whether the event was possible. */
export function applyOutsideEvent(adyen: Adyen, payment: Payment, eventCode: OutsideEvent): boolean {
  const { isPossible, apply } = RULES[eventCode]
  if (!isPossible(payment)) return false
  apply(payment)
  const { amount } = payment.request
  const number = HAS_NUMBER.has(eventCode) ? { pspReference: adyen.newPspReference() } : {}
  adyen.notify(payment, { eventCode, success: true, amount, reason: '', ...number })
  return true
}
