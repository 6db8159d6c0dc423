import type { Money } from '../sandbox.ts'
import type { Payment } from './payment.ts'

/** Returns the money of the payments that is authorised or captured, and was neither released nor refunded. */
export const moneyOf = (payments: readonly Payment[]): Money[] =>
  payments
    .filter(({ state, isCancelled }) => state === 'authorised' && !isCancelled)
    .map(({ request, refundedAmount }) => ({
      reference: request.reference,
      minorUnits: request.amount.value - refundedAmount,
    }))
    .filter(({ minorUnits }) => minorUnits > 0)
