import { providerOverview } from '../control/provider-overview.ts'
import type { Payment } from './payment.ts'
import { TEST_INPUTS } from './test-inputs.ts'

/** The inputs for the card form and the bank's page, and all payments so far. */
export const overview = (payments: readonly Payment[]) =>
  providerOverview({
    name: 'Adyen',
    inputs: TEST_INPUTS,
    rows: payments.map((payment) => ({
      name: `${payment.pspReference} ${payment.method}`,
      reference: payment.request.reference,
      minorUnits: payment.request.amount.value,
      currency: payment.request.amount.currency,
      state: stateOf(payment),
      controls: [[`/__sandbox/adyen/payments/${payment.pspReference}/complete`, 'Complete']],
    })),
  })

function stateOf({ state, refusal, isCancelled, refundedAmount, capturedAmount }: Payment) {
  if (isCancelled) return 'cancelled'
  if (refundedAmount > 0) return 'refunded'
  if (capturedAmount > 0) return 'captured'
  return refusal ? `${state}: ${refusal.reason}` : state
}
