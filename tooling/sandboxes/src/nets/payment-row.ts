import type { PaymentRow } from '../sandbox.ts'
import { type Payment, chargedAmount, isPaid, refundedAmount } from './payment.ts'

/** The payment on the overview. The shop has what is reserved or charged, and neither released nor refunded. */
export const rowOf = (payment: Payment): PaymentRow => ({
  name: payment.id,
  reference: payment.reference,
  minorUnits: payment.request.order.amount,
  currency: payment.request.order.currency,
  state: stateOf(payment),
  keptMinorUnits:
    Math.max(payment.reservedAmount - payment.cancelledAmount, chargedAmount(payment)) - refundedAmount(payment),
  controls: [[`/__sandbox/nets/payments/${payment.id}/complete`, 'Complete']],
})

function stateOf(payment: Payment) {
  if (payment.cancelledAmount > 0) return 'cancelled'
  if (payment.refunds.length > 0) return 'refunded'
  if (chargedAmount(payment) > 0) return 'charged'
  if (isPaid(payment)) return 'reserved'
  return payment.terminated ? 'terminated' : 'new'
}
