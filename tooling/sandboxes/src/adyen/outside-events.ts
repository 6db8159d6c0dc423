import type { Adyen } from './adyen.ts'
import type { Payment } from './payment.ts'
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
  /** The customer's bank has taken the money back. */
  CHARGEBACK: { isPossible: ({ capturedAmount }) => capturedAmount > 0, apply: () => undefined },
}

/** Lets something happen to a payment that nobody asked for, and tells the shop; says whether it could happen. */
export function happenOutside(adyen: Adyen, payment: Payment, eventCode: OutsideEvent): boolean {
  const { isPossible, apply } = RULES[eventCode]
  if (!isPossible(payment)) return false
  apply(payment)
  const { amount } = payment.request
  const number = eventCode === 'CHARGEBACK' ? { pspReference: adyen.newPspReference() } : {}
  adyen.notify(payment, { eventCode, success: true, amount, reason: '', ...number })
  return true
}
