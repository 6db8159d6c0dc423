import { html } from 'hono/html'
import { paymentsTable } from '../control/payments-table.ts'
import { button, inputItems } from '../page/page.ts'
import { type Order, capturedAmount, statusOf } from './order.ts'
import { TEST_EMAILS } from './test-inputs.ts'

/** The inputs for the checkout, and all orders so far. */
export const overview = (orders: readonly Order[]) => html`${inputs()} ${table(orders)}`

const inputs = () =>
  html`<h2>Klarna: what to type</h2>
    <ul>
      ${inputItems(TEST_EMAILS)}
      <li>"Buy, then close the window": only the push reaches the shop</li>
    </ul>`

const table = (orders: readonly Order[]) =>
  paymentsTable(
    'Klarna: orders',
    'Order',
    orders.map((order) => ({
      name: order.id,
      reference: order.request.merchant_reference1,
      minorUnits: order.request.order_amount,
      currency: order.request.purchase_currency,
      state: stateOf(order),
      actions: actionsOf(order).map((name) => button(`/__sandbox/klarna/orders/${order.id}/${name}`, name)),
    })),
  )

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
