import { providerOverview } from '../control/provider-overview.ts'
import { type Order, capturedAmount, statusOf } from './order.ts'
import { TEST_EMAILS } from './test-inputs.ts'

/** The inputs for the checkout, and all orders so far. */
export const overview = (orders: readonly Order[]) =>
  providerOverview({
    name: 'Klarna',
    inputs: TEST_EMAILS,
    rows: orders.map((order) => ({
      name: order.id,
      reference: order.request.merchant_reference1,
      minorUnits: order.request.order_amount,
      currency: order.request.purchase_currency,
      state: stateOf(order),
      controls: controlsOf(order).map((name) => [`/__sandbox/klarna/orders/${order.id}/${name}`, name]),
    })),
  })

function stateOf(order: Order) {
  if (order.isCancelled) return 'cancelled'
  if (order.isAborted) return 'aborted'
  if (order.refunds.length > 0) return 'refunded'
  if (capturedAmount(order) > 0) return 'captured'
  return order.completedAt === undefined ? statusOf(order) : order.fraudStatus
}

function controlsOf(order: Order) {
  if (order.fraudStatus === 'PENDING') return ['accept', 'reject']
  return order.completedAt === undefined && !order.isAborted ? ['complete', 'expire'] : []
}
