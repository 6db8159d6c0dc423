import type { PaymentRow } from '../sandbox.ts'
import { type Order, capturedAmount, refundedAmount, statusOf } from './order.ts'

/** The order on the overview. The shop has the money of a bought order that is neither released nor refunded. */
export const rowOf = (order: Order): PaymentRow => ({
  name: order.id,
  // The first reference becomes the order number.
  reference: order.request.merchant_reference2 ?? order.request.merchant_reference1,
  minorUnits: order.request.order_amount,
  currency: order.request.purchase_currency.toUpperCase(),
  state: stateOf(order),
  keptMinorUnits:
    order.completedAt === undefined || order.isCancelled || order.fraudStatus === 'REJECTED'
      ? 0
      : order.request.order_amount - refundedAmount(order),
  controls: controlsOf(order).map((name) => [`/__sandbox/klarna/orders/${order.id}/${name}`, name]),
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
