import { isFailure, readPaymentStatus } from '@shop/domain/payments/payment.ts'
import type { Transaction } from '@shop/domain/orders/transaction.ts'

/** What a result page shows: the order, that payment failed, or that the outcome is not known yet. */
export type PaymentResult = 'placed' | 'failed' | 'pending'

/** Reads it from a transaction. */
export type ReadResult = (transaction: Transaction) => PaymentResult

/** Placed needs number, mark and a success status (RES-04); a failure status in any case is a failure (RES-05). */
export const readStrictly: ReadResult = ({ orderNumber, orderPlaced, status }) => {
  const read = readPaymentStatus(status)
  if (orderNumber && orderPlaced && read === 'Succeeded') return 'placed'
  return isFailure(read) ? 'failed' : 'pending'
}

/** The order's number alone says that it is placed (RES-02). A failure status is final (OP-38). */
export const readByNumber: ReadResult = ({ orderNumber, status }) => {
  if (orderNumber) return 'placed'
  return isFailure(readPaymentStatus(status)) ? 'failed' : 'pending'
}
