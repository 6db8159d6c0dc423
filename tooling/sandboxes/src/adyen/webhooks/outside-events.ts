import type { Adyen } from '../adyen.ts'
import type { Payment } from '../payment.ts'
import type { OutsideEvent } from './webhooks.ts'

const isReserved = ({ state, isCancelled, capturedAmount }: Payment) =>
  state === 'authorised' && !isCancelled && capturedAmount === 0

/** What has to be so before it can happen, and what it changes. */
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
  /** The money was reserved for as long as a bank does it, and never taken. */
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
  /** The shop's own people have cancelled it in Adyen's customer area. */
  CANCELLATION: {
    isPossible: isReserved,
    apply: (payment) => {
      payment.isCancelled = true
    },
  },
  /** The same for a refund of the whole. */
  REFUND: {
    isPossible: ({ capturedAmount, refundedAmount }) => capturedAmount > refundedAmount,
    apply: (payment) => {
      payment.refundedAmount = payment.capturedAmount
    },
  },
  /** The customer's bank has taken the money back. */
  CHARGEBACK: { isPossible: ({ capturedAmount }) => capturedAmount > 0, apply: () => undefined },
}

/** What has a number of its own at Adyen; the others are told of by the payment's. */
const HAS_NUMBER: ReadonlySet<OutsideEvent> = new Set(['CANCELLATION', 'REFUND', 'CHARGEBACK'])

/** Lets something happen to a payment that nobody asked for, and tells the shop; says whether it could happen. */
export function happenOutside(adyen: Adyen, payment: Payment, eventCode: OutsideEvent): boolean {
  const { isPossible, apply } = RULES[eventCode]
  if (!isPossible(payment)) return false
  apply(payment)
  const { amount } = payment.request
  const number = HAS_NUMBER.has(eventCode) ? { pspReference: adyen.newPspReference() } : {}
  adyen.notify(payment, { eventCode, success: true, amount, reason: '', ...number })
  return true
}
