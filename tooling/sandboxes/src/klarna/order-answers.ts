import { type Order, capturedAmount, refundedAmount, remainingAmount, statusOf } from './order.ts'
import { snippetOf } from './snippet.ts'

const timeOf = (milliseconds: number) => new Date(milliseconds).toISOString()

/** Returns the order as the validation call sends it. */
export const orderDetails = (order: Order) => ({
  ...order.request,
  order_id: order.id,
  status: statusOf(order),
  shipping_address: order.request.shipping_address ?? order.request.billing_address,
  customer: { type: 'person' },
  started_at: timeOf(order.startedAt),
  last_modified_at: timeOf(order.modifiedAt),
  ...(order.completedAt !== undefined && { completed_at: timeOf(order.completedAt) }),
})

/** Returns the checkout API's answer: the order with its HTML snippet. */
export const checkoutAnswer = (order: Order, origin: string) => ({
  ...orderDetails(order),
  html_snippet: snippetOf(order, origin),
})

function managementStatusOf(order: Order) {
  if (order.isCancelled) return 'CANCELLED'
  if (order.captures.length === 0) return 'AUTHORIZED'
  return remainingAmount(order) > 0 ? 'PART_CAPTURED' : 'CAPTURED'
}

/** Returns the order management API's answer. `addedAmount` is a scenario's error in the amount. */
export function managementAnswer(order: Order, addedAmount: number) {
  const { request, captures, refunds } = order
  return {
    order_id: order.id,
    status: managementStatusOf(order),
    fraud_status: order.fraudStatus,
    order_amount: request.order_amount + addedAmount,
    original_order_amount: request.order_amount + addedAmount,
    captured_amount: capturedAmount(order),
    refunded_amount: refundedAmount(order),
    remaining_authorized_amount: remainingAmount(order),
    purchase_country: request.purchase_country,
    purchase_currency: request.purchase_currency,
    locale: request.locale,
    order_lines: request.order_lines,
    billing_address: request.billing_address,
    merchant_data: request.merchant_data,
    shipping_address: request.shipping_address ?? request.billing_address,
    merchant_reference1: request.merchant_reference1,
    merchant_reference2: request.merchant_reference2,
    initial_payment_method: { type: order.method?.toUpperCase() },
    created_at: timeOf(order.completedAt ?? order.startedAt),
    captures: captures.map(({ id, amount, at }) => ({ capture_id: id, captured_amount: amount, captured_at: at })),
    refunds: refunds.map(({ id, amount, at }) => ({ refund_id: id, refunded_amount: amount, refunded_at: at })),
  }
}
