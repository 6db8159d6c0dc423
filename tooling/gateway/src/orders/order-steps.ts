import type { OrderPaymentStatus, OrderStatus } from '../model/order-state.ts'
import type { OrderNews, PaymentOperation } from '../model/outbox-kind.ts'

/** What the operator may do with an order that is placed. */
export type OrderAction = 'ship' | 'cancel' | 'refund'

/** Where an order and its money stand. */
export interface OrderState {
  status: OrderStatus
  paymentStatus: OrderPaymentStatus
}

/** What an action makes of an order: only forward, never back. */
export interface OrderStep extends OrderState {
  /** What its provider is asked for; nothing where nothing was paid. */
  operation?: PaymentOperation
  /** What the customer hears at once. */
  news?: OrderNews
}

/** What an action leads to; a sentence for the operator where it may not be. */
export function stepOf(action: OrderAction, order: OrderState, isTracked: boolean): OrderStep | string {
  if (action === 'refund') return refundOf(order)
  if (order.status === 'Cancelled') return 'was cancelled'
  if (order.status !== 'Open') return action === 'ship' ? 'was shipped before' : 'is shipped: it can only be refunded'
  const isPaid = order.paymentStatus !== 'none'
  if (action === 'cancel') {
    return { status: 'Cancelled', news: 'cancelled', ...paying(isPaid, 'cancelling', 'cancel') }
  }
  const status = isTracked ? 'CompleteWithTracking' : 'Complete'
  return { status, news: 'shipped', ...paying(isPaid, 'capturing', 'capture') }
}

const paying = (isPaid: boolean, paymentStatus: OrderPaymentStatus, operation: PaymentOperation) =>
  isPaid ? { paymentStatus, operation } : { paymentStatus: 'none' as const }

function refundOf({ status, paymentStatus }: OrderState): OrderStep | string {
  if (paymentStatus === 'none') return 'cost nothing: there is nothing to refund'
  if (paymentStatus === 'captured') return { status, paymentStatus: 'refunding', operation: 'refund' }
  return REFUSED_REFUNDS[paymentStatus]
}

const REFUSED_REFUNDS: Readonly<Record<Exclude<OrderPaymentStatus, 'none' | 'captured'>, string>> = {
  authorised: 'is not shipped: it can only be cancelled',
  capturing: 'is not charged yet: try again later, or look at dead-letters',
  refunding: 'is being refunded',
  refunded: 'was refunded before',
  cancelling: 'was cancelled',
  cancelled: 'was cancelled',
}
