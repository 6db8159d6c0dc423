import type { OrderPaymentStatus, OrderStatus } from '../model/order-state.ts'
import type { OrderNews, PaymentOperation } from '../model/outbox-kind.ts'

/** The commands of an operator for a placed order. */
export type OrderAction = 'ship' | 'cancel' | 'refund'

/** The state of an order and of its money. */
export interface OrderState {
  status: OrderStatus
  paymentStatus: OrderPaymentStatus
}

/** The first step of an action: a request to the provider, or everything if no money has to move. */
export type OrderStep =
  | { kind: 'ask'; operation: PaymentOperation; paymentStatus: OrderPaymentStatus }
  | { kind: 'done'; status: OrderStatus; news: OrderNews }

const ASKED = {
  capture: { kind: 'ask', operation: 'capture', paymentStatus: 'capturing' },
  refund: { kind: 'ask', operation: 'refund', paymentStatus: 'refunding' },
  cancel: { kind: 'ask', operation: 'cancel', paymentStatus: 'cancelling' },
} as const satisfies Readonly<Record<PaymentOperation, OrderStep>>

const CANCELLED: OrderStep = { kind: 'done', status: 'Cancelled', news: 'cancelled' }

const IN_FLIGHT = {
  capturing: 'is being charged: try again when that is confirmed',
  refunding: 'is being refunded',
  cancelling: 'is being cancelled',
  cancelled: 'was cancelled',
  refunded: 'was refunded before',
} as const

/** Returns the status of a shipped order. */
export const shippedStatus = (isTracked: boolean): OrderStatus => (isTracked ? 'CompleteWithTracking' : 'Complete')

/** Returns the first step of an action. If it is not allowed, returns the end of a sentence that tells the operator why. */
export function stepOf(action: OrderAction, order: OrderState, isTracked: boolean): OrderStep | string {
  if (action === 'refund') return REFUNDS[order.paymentStatus](order.status)
  if (order.status === 'Cancelled') return 'was cancelled'
  if (action === 'cancel') {
    return order.status === 'Open' ? CANCELLATIONS[order.paymentStatus] : 'is shipped: it can only be refunded'
  }
  if (order.status === 'Open') return shipment(order.paymentStatus, isTracked)
  // The capture was reversed after the shipment, so it is requested again.
  return order.paymentStatus === 'authorised' ? ASKED.capture : 'was shipped before'
}

/** An order is shipped when its money is captured, or when it is free. */
function shipment(paymentStatus: OrderPaymentStatus, isTracked: boolean): OrderStep | string {
  const shipped: OrderStep = { kind: 'done', status: shippedStatus(isTracked), news: 'shipped' }
  const steps: Readonly<Record<OrderPaymentStatus, OrderStep | string>> = {
    ...IN_FLIGHT,
    none: shipped,
    captured: shipped,
    authorised: ASKED.capture,
    reviewing: 'may not be shipped: the payment provider still checks the customer',
    released: 'may not be shipped: its reserved money was released',
    disputed: 'may not be shipped: the customer’s bank has taken the money back',
  }
  return steps[paymentStatus]
}

const CANCELLATIONS: Readonly<Record<OrderPaymentStatus, OrderStep | string>> = {
  ...IN_FLIGHT,
  none: CANCELLED,
  released: CANCELLED,
  disputed: CANCELLED,
  refunded: CANCELLED,
  authorised: ASKED.cancel,
  reviewing: ASKED.cancel,
  captured: ASKED.cancel,
}

const notOpen = (step: OrderStep | string) => (status: OrderStatus) =>
  status === 'Open' ? 'is not shipped: it can only be cancelled' : step

const REFUNDS: Readonly<Record<OrderPaymentStatus, (status: OrderStatus) => OrderStep | string>> = {
  none: () => 'cost nothing: there is nothing to refund',
  authorised: notOpen('is not charged: there is nothing to refund'),
  reviewing: notOpen('is not charged: there is nothing to refund'),
  captured: notOpen(ASKED.refund),
  released: () => 'is not charged: its reserved money was released',
  disputed: () => 'has no money to refund: the customer’s bank has taken it back',
  capturing: () => IN_FLIGHT.capturing,
  refunding: () => IN_FLIGHT.refunding,
  refunded: () => IN_FLIGHT.refunded,
  cancelling: () => IN_FLIGHT.cancelling,
  cancelled: () => IN_FLIGHT.cancelled,
}
