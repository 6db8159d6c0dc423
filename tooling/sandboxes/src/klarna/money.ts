import type { Money } from '../sandbox.ts'
import { refundedAmount, type Order } from './order.ts'

/** Returns the money of the bought orders that was neither released nor refunded. The first reference becomes the order number. */
export const moneyOf = (orders: readonly Order[]): Money[] =>
  orders
    .filter(
      ({ completedAt, isCancelled, fraudStatus }) =>
        completedAt !== undefined && !isCancelled && fraudStatus !== 'REJECTED',
    )
    .map((order) => ({
      reference: order.request.merchant_reference2,
      minorUnits: order.request.order_amount - refundedAmount(order),
    }))
    .filter(({ minorUnits }) => minorUnits > 0)
