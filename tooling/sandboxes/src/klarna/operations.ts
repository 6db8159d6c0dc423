import { type Failure, notAllowed } from './errors.ts'
import { type Operation, type Order, capturedAmount, refundedAmount, remainingAmount } from './order.ts'

/** Takes money that the customer has promised. Nothing is changed when it is refused. */
export function capture(order: Order, operation: Operation): Failure | undefined {
  if (order.isCancelled) return notAllowed('CAPTURE', 'The order is cancelled.')
  if (order.fraudStatus !== 'ACCEPTED') return notAllowed('CAPTURE', `The fraud status is ${order.fraudStatus}.`)
  if (operation.amount > remainingAmount(order)) return notAllowed('CAPTURE', 'It is more than what is left.')
  order.captures.push(operation)
  // Who ships has seen the order.
  order.isAcknowledged = true
  return undefined
}

/** Gives the promise back; only while nothing has been taken. */
export function cancel(order: Order): Failure | undefined {
  if (order.captures.length > 0) return notAllowed('CANCEL', 'Some of the order is captured.')
  order.isCancelled = true
  return undefined
}

/** Gives back money that was taken. */
export function refund(order: Order, operation: Operation): Failure | undefined {
  const left = capturedAmount(order) - refundedAmount(order)
  if (operation.amount > left) return notAllowed('REFUND', 'It is more than what was captured.')
  order.refunds.push(operation)
  return undefined
}
