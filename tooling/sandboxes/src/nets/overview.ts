import { html } from 'hono/html'
import { paymentsTable } from '../control/payments-table.ts'
import { button, inputItems } from '../page/page.ts'
import { type Payment, chargedAmount, isPaid } from './payment.ts'
import { TEST_INPUTS } from './test-inputs.ts'

/** The inputs for the payment window, and all payments so far. */
export const overview = (payments: readonly Payment[]) => html`${inputs()} ${table(payments)}`

const inputs = () =>
  html`<h2>Nets: what to type</h2>
    <p>Cards: any future expiry date, any security code.</p>
    <ul>
      ${inputItems(TEST_INPUTS)}
      <li>MobilePay and Swish: "Approve" or "Decline" in the payment window</li>
      <li>Invoice: the shop hears of the money 20 seconds later</li>
      <li>"Pay, then close the window": only the webhook reaches the shop</li>
    </ul>`

const table = (payments: readonly Payment[]) =>
  paymentsTable(
    'Nets: payments',
    'Payment',
    payments.map((payment) => ({
      name: payment.id,
      reference: payment.reference,
      minorUnits: payment.request.order.amount,
      currency: payment.request.order.currency,
      state: stateOf(payment),
      actions: button(`/__sandbox/nets/payments/${payment.id}/complete`, 'Complete'),
    })),
  )

function stateOf(payment: Payment) {
  if (payment.cancelledAmount > 0) return 'cancelled'
  if (payment.refunds.length > 0) return 'refunded'
  if (chargedAmount(payment) > 0) return 'charged'
  if (isPaid(payment)) return 'reserved'
  return payment.terminated ? 'terminated' : 'new'
}
