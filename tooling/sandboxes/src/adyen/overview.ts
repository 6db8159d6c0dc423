import { html } from 'hono/html'
import { button } from '../control/sandbox-page.ts'
import type { Payment } from './payment.ts'
import { BANK_PASSWORD, OTHER_HOLDERS, REFUSALS, TEST_CARDS } from './test-inputs.ts'

/** What can be typed into the card form and on the bank's pages, and all payments so far. */
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
  html`<h2>Adyen: payments</h2>
    <table>
      <tr>
        <th scope="col">Payment</th>
        <th scope="col">Reference</th>
        <th scope="col">Amount</th>
        <th scope="col">State</th>
        <th scope="col">By hand</th>
      </tr>
      ${payments.map(
        (payment) =>
          html`<tr>
            <td>${payment.pspReference} ${payment.method}</td>
            <td>${payment.request.reference}</td>
            <td>${payment.request.amount.value / 100} ${payment.request.amount.currency}</td>
            <td>${stateOf(payment)}</td>
            <td>${button(`/__sandbox/adyen/payments/${payment.pspReference}/complete`, 'Complete')}</td>
          </tr>`,
      )}
    </table>`

function stateOf({ state, refusal, isCancelled, refundedAmount, capturedAmount }: Payment) {
  if (isCancelled) return 'given up by the shop'
  if (refundedAmount > 0) return 'refunded'
  if (capturedAmount > 0) return 'captured'
  return refusal ? `${state}: ${refusal.reason}` : state
}
