import { holderAsksFor } from '../outcome.ts'
import { isReserved, type Modification, type Payment } from '../payment.ts'
import type { Amount } from '../payment-request.ts'
import { OTHER_HOLDERS } from '../test-inputs.ts'
import type { AdyenEvent } from '../webhooks/webhooks.ts'

const [, CAPTURE_FAILED, REFUND_FAILED] = OTHER_HOLDERS

/** Returns why Adyen refuses a capture when it processes it, or undefined. */
function captureRefused(payment: Payment, { value, currency }: Amount) {
  if (payment.state !== 'authorised' || payment.isCancelled) return 'Transaction is not in a state to be captured'
  if (currency !== payment.request.amount.currency) return 'Invalid currency'
  return value > payment.request.amount.value - payment.capturedAmount ? 'Insufficient balance on payment' : undefined
}

function refundRefused(payment: Payment, { value, currency }: Amount) {
  if (currency !== payment.request.amount.currency) return 'Invalid currency'
  return value > payment.capturedAmount - payment.refundedAmount ? 'Insufficient balance on payment' : undefined
}

/** Processes a modification and returns its webhooks. The call itself only answers "received". */
export function modify(payment: Payment, what: Modification, amount: Amount, pspReference: string): AdyenEvent[] {
  if (payment.failing.delete(what)) return [refusedOf(what, amount, pspReference)]
  if (what === 'captures' || what === 'refunds') return move(payment, what, amount, pspReference)
  if (what === 'reversals') return reverse(payment, pspReference)
  const success = isReserved(payment)
  if (success) payment.isCancelled = true
  const reason = success ? '' : 'Transaction is not in a state to be cancelled'
  return [{ eventCode: 'CANCELLATION', success, amount: payment.request.amount, reason, pspReference }]
}

const EVENT_CODES = {
  captures: 'CAPTURE',
  cancels: 'CANCELLATION',
  refunds: 'REFUND',
  reversals: 'CANCEL_OR_REFUND',
} as const

const refusedOf = (what: Modification, amount: Amount, pspReference: string): AdyenEvent => ({
  eventCode: EVENT_CODES[what],
  success: false,
  amount,
  reason: 'Rejected by the bank',
  pspReference,
})

/** Releases a reservation or refunds a capture. The event tells which. */
function reverse(payment: Payment, pspReference: string): AdyenEvent[] {
  const { amount } = payment.request
  const reversed = { eventCode: 'CANCEL_OR_REFUND' as const, amount, pspReference }
  if (isReserved(payment)) {
    payment.isCancelled = true
    return [{ ...reversed, success: true, reason: '', modificationAction: 'cancel' }]
  }
  if (payment.capturedAmount > payment.refundedAmount) {
    payment.refundedAmount = payment.capturedAmount
    return [{ ...reversed, success: true, reason: '', modificationAction: 'refund' }]
  }
  return [{ ...reversed, success: false, reason: 'Transaction is not in a state to be reversed' }]
}

/** Captures or refunds. */
function move(payment: Payment, what: 'captures' | 'refunds', amount: Amount, pspReference: string): AdyenEvent[] {
  const isCapture = what === 'captures'
  const eventCode = EVENT_CODES[what]
  const reason = isCapture ? captureRefused(payment, amount) : refundRefused(payment, amount)
  const reported: AdyenEvent = { eventCode, success: !reason, amount, reason: reason ?? '', pspReference }
  if (reason) return [reported]
  // A bank takes back a reported success.
  if (holderAsksFor(payment.request.paymentMethod.holderName, (isCapture ? CAPTURE_FAILED : REFUND_FAILED).holder)) {
    return [reported, { ...reported, eventCode: `${eventCode}_FAILED`, reason: 'Rejected by the bank' }]
  }
  payment[isCapture ? 'capturedAmount' : 'refundedAmount'] += amount.value
  return [reported]
}
