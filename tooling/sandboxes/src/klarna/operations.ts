import { type Failure, notAllowed } from './errors.ts'
import { type Operation, type Order, capturedAmount, refundedAmount, remainingAmount } from './order.ts'

/** Captures an amount. A refusal changes nothing. */
export function capture(order: Order, operation: Operation): Failure | undefined {
  if (order.isCancelled) return notAllowed('CAPTURE', 'The order is cancelled.')
  if (order.fraudStatus !== 'ACCEPTED') return notAllowed('CAPTURE', `The fraud status is ${order.fraudStatus}.`)
  if (operation.amount > remainingAmount(order)) return notAllowed('CAPTURE', 'It is more than what is left.')
  order.captures.push(operation)
  // A capture implies that the shop has received the order.
  order.isAcknowledged = true
  return undefined
}

/** Cancels an order without captures. */
export function cancel(order: Order): Failure | undefined {
  if (order.captures.length > 0) return notAllowed('CANCEL', 'Some of the order is captured.')
  order.isCancelled = true
  return undefined
}

/** Refunds a captured amount. */
export function refund(order: Order, operation: Operation): Failure | undefined {
  const left = capturedAmount(order) - refundedAmount(order)
  if (operation.amount > left) return notAllowed('REFUND', 'It is more than what was captured.')
  order.refunds.push(operation)
  return undefined
}
