import type { PaymentRow } from '../sandbox.ts'
import type { Payment } from './payment.ts'

/** The payment on the overview. The shop has what is authorised or captured, and neither released nor refunded. */
export const rowOf = (payment: Payment): PaymentRow => ({
  name: `${payment.pspReference} ${payment.method}`,
  reference: payment.request.reference,
  minorUnits: payment.request.amount.value,
  currency: payment.request.amount.currency,
  state: stateOf(payment),
  keptMinorUnits:
    payment.state === 'authorised' && !payment.isCancelled ? payment.request.amount.value - payment.refundedAmount : 0,
  controls: [[`/__sandbox/adyen/payments/${payment.pspReference}/complete`, 'Complete']],
})

function stateOf({ state, refusal, isCancelled, refundedAmount, capturedAmount }: Payment) {
  if (isCancelled) return 'given up by the shop'
  if (refundedAmount > 0) return 'refunded'
  if (capturedAmount > 0) return 'captured'
  return refusal ? `${state}: ${refusal.reason}` : state
}
