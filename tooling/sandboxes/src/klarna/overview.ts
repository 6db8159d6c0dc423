import { html } from 'hono/html'
import { button } from '../control/sandbox-page.ts'
import { type Order, capturedAmount, statusOf } from './order.ts'
import { TEST_EMAILS } from './test-inputs.ts'

/** What can be typed into the checkout, and all orders so far. */
export const overview = (orders: readonly Order[]) => html`${inputs()} ${table(orders)}`

const inputs = () =>
  html`<h2>Klarna: what to type</h2>
    <ul>
      ${TEST_EMAILS.map(({ mark, effect }) => html`<li><code>name${mark}@example.com</code> ${effect}</li>`)}
      <li>"Buy, then close the window": only the push reaches the shop</li>
    </ul>`

const table = (orders: readonly Order[]) =>
  html`<h2>Klarna: orders</h2>
    <table>
      <tr>
        <th scope="col">Order</th>
        <th scope="col">Reference</th>
        <th scope="col">Amount</th>
        <th scope="col">State</th>
        <th scope="col">By hand</th>
      </tr>
      ${orders.map(
        (order) =>
          html`<tr>
            <td>${order.id}</td>
            <td>${order.request.merchant_reference1}</td>
            <td>${order.request.order_amount / 100} ${order.request.purchase_currency}</td>
            <td>${stateOf(order)}</td>
            <td>${actionsOf(order).map((name) => button(`/__sandbox/klarna/orders/${order.id}/${name}`, name))}</td>
          </tr>`,
      )}
    </table>`

function stateOf(order: Order) {
  if (order.isCancelled) return 'cancelled'
  if (order.isAborted) return 'aborted'
  if (order.refunds.length > 0) return 'refunded'
  if (capturedAmount(order) > 0) return 'captured'
  return order.completedAt === undefined ? statusOf(order) : order.fraudStatus
}

function actionsOf(order: Order) {
  if (order.fraudStatus === 'PENDING') return ['accept', 'reject']
  return order.completedAt === undefined && !order.isAborted ? ['complete', 'expire'] : []
}
