import { type Operation, type Payment, chargedAmount, isPaid, refundedAmount } from './payment.ts'

/** A refused operation, with Nets' documented code. */
export interface Refusal {
  message: string
  code: string
  source: 'internal'
}

const refusal = (code: string, message: string): Refusal => ({ message, code, source: 'internal' })

/** Charges a reserved amount in minor units. A refusal changes nothing. */
export function charge(payment: Payment, operation: Operation): Refusal | undefined {
  if (payment.cancelledAmount > 0) return refusal('1019', 'AlreadyCancelled')
  const left = payment.reservedAmount - chargedAmount(payment)
  if (isPaid(payment) && left === 0) return refusal('1008', 'AlreadyCharged')
  if (operation.amount > left) return refusal('1001', 'OverCharge')
  payment.charges.push(operation)
  return undefined
}

/** Cancels the whole reservation. Nets has no partial cancel. */
export function cancel(payment: Payment, amount: number): Refusal | undefined {
  if (payment.cancelledAmount > 0) return refusal('1019', 'AlreadyCancelled')
  if (payment.charges.length > 0) return refusal('1008', 'AlreadyCharged')
  if (!isPaid(payment) || amount !== payment.reservedAmount) {
    return refusal('1005', 'AmountDiffersFromOrderItems')
  }
  payment.cancelledAmount = amount
  return undefined
}

/** Refunds a charged amount. Returns false if it exceeds the charges. */
export function refund(payment: Payment, operation: Operation): boolean {
  if (operation.amount > chargedAmount(payment) - refundedAmount(payment)) return false
  payment.refunds.push(operation)
  return true
}
