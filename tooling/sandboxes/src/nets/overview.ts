import { providerOverview } from '../control/provider-overview.ts'
import { type Payment, chargedAmount, isPaid } from './payment.ts'
import { TEST_INPUTS } from './test-inputs.ts'

/** The inputs for the payment window, and all payments so far. */
export const overview = (payments: readonly Payment[]) =>
  providerOverview({
    name: 'Nets',
    inputs: TEST_INPUTS,
    rows: payments.map((payment) => ({
      name: payment.id,
      reference: payment.reference,
      minorUnits: payment.request.order.amount,
      currency: payment.request.order.currency,
      state: stateOf(payment),
      controls: [[`/__sandbox/nets/payments/${payment.id}/complete`, 'Complete']],
    })),
  })

function stateOf(payment: Payment) {
  if (payment.cancelledAmount > 0) return 'cancelled'
  if (payment.refunds.length > 0) return 'refunded'
  if (chargedAmount(payment) > 0) return 'charged'
  if (isPaid(payment)) return 'reserved'
  return payment.terminated ? 'terminated' : 'new'
}
