import { html } from 'hono/html'
import { paymentsTable } from '../control/payments-table.ts'
import { button } from '../page/page.ts'
import type { Payment } from './payment.ts'
import { BANK_PASSWORD, OTHER_HOLDERS, REFUSALS, TEST_CARDS } from './test-inputs.ts'

/** The inputs for the card form and the bank's pages, and all payments so far. */
export const overview = (payments: readonly Payment[]) => html`${inputs()} ${table(payments)}`

const inputs = () =>
  html`<h2>Adyen: what to type</h2>
    <p>Cards: expiry date 03/30, security code 737. Other dates, codes and cards are refused.</p>
    <ul>
      ${TEST_CARDS.map(({ number, effect }) => html`<li><code>${number}</code> ${effect}</li>`)}
      <li>The password of the bank is <code>${BANK_PASSWORD}</code>; anything else fails</li>
      ${REFUSALS.map(({ holder, reason }) => html`<li>Name on the card <code>${holder}</code>: refused (${reason})</li>`)}
      ${OTHER_HOLDERS.map(({ holder, effect }) => html`<li>Name on the card <code>${holder}</code> ${effect}</li>`)}
    </ul>`

const table = (payments: readonly Payment[]) =>
  paymentsTable(
    'Adyen: payments',
    'Payment',
    payments.map((payment) => ({
      name: `${payment.pspReference} ${payment.method}`,
      reference: payment.request.reference,
      minorUnits: payment.request.amount.value,
      currency: payment.request.amount.currency,
      state: stateOf(payment),
      actions: button(`/__sandbox/adyen/payments/${payment.pspReference}/complete`, 'Complete'),
    })),
  )

function stateOf({ state, refusal, isCancelled, refundedAmount, capturedAmount }: Payment) {
  if (isCancelled) return 'given up by the shop'
  if (refundedAmount > 0) return 'refunded'
  if (capturedAmount > 0) return 'captured'
  return refusal ? `${state}: ${refusal.reason}` : state
}
