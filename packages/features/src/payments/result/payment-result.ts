import { isFailure, readPaymentStatus } from '@shop/domain/payments/payment.ts'
import type { Transaction } from '@shop/domain/orders/transaction.ts'

/** The content of a result page: a placed order, a failed payment, or an outcome that is still pending. */
export type PaymentResult = 'placed' | 'failed' | 'pending'

export type ReadResult = (transaction: Transaction) => PaymentResult

/** Placed needs an order number, `orderPlaced` and a success status. A failure status is always a failure. */
export const readStrictly: ReadResult = ({ orderNumber, orderPlaced, status }) => {
  const read = readPaymentStatus(status)
  if (orderNumber && orderPlaced && read === 'Succeeded') return 'placed'
  return isFailure(read) ? 'failed' : 'pending'
}

/** An order number alone means placed. A failure status is final. */
export const readByNumber: ReadResult = ({ orderNumber, status }) => {
  if (orderNumber) return 'placed'
  return isFailure(readPaymentStatus(status)) ? 'failed' : 'pending'
}
