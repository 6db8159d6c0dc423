import type { Money } from '../sandbox.ts'
import { chargedAmount, refundedAmount, type Payment } from './payment.ts'

/** Returns the money of the payments that is reserved or charged, and was neither released nor refunded. */
export const moneyOf = (payments: readonly Payment[]): Money[] =>
  payments
    .map((payment) => ({ reference: payment.reference, minorUnits: leftOf(payment) }))
    .filter(({ minorUnits }) => minorUnits > 0)

const leftOf = (payment: Payment) =>
  Math.max(payment.reservedAmount - payment.cancelledAmount, chargedAmount(payment)) - refundedAmount(payment)
