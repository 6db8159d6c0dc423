import { type Operation, type Payment, chargedAmount, isPaid, refundedAmount } from './payment.ts'

/** Why the provider refuses to move money, with its documented code. */
export interface Refusal {
  message: string
  code: string
  source: 'internal'
}

const refusal = (code: string, message: string): Refusal => ({ message, code, source: 'internal' })

/** Takes money that was reserved; minor units. Nothing is changed when it is refused. */
export function charge(payment: Payment, operation: Operation): Refusal | undefined {
  if (payment.cancelledAmount > 0) return refusal('1019', 'AlreadyCancelled')
  const left = payment.reservedAmount - chargedAmount(payment)
  if (isPaid(payment) && left === 0) return refusal('1008', 'AlreadyCharged')
  if (operation.amount > left) return refusal('1001', 'OverCharge')
  payment.charges.push(operation)
  return undefined
}

/** Gives up the whole reservation; the provider knows no partial cancel. */
export function cancel(payment: Payment, amount: number): Refusal | undefined {
  if (payment.cancelledAmount > 0) return refusal('1019', 'AlreadyCancelled')
  if (payment.charges.length > 0) return refusal('1008', 'AlreadyCharged')
  if (!isPaid(payment) || amount !== payment.reservedAmount) {
    return refusal('1005', 'AmountDiffersFromOrderItems')
  }
  payment.cancelledAmount = amount
  return undefined
}

/** Gives charged money back; false when it is more than was charged. */
export function refund(payment: Payment, operation: Operation): boolean {
  if (operation.amount > chargedAmount(payment) - refundedAmount(payment)) return false
  payment.refunds.push(operation)
  return true
}
