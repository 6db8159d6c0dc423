import type { Transaction } from '@shop/domain/orders/transaction.ts'
import { readPaymentStatus } from '@shop/domain/payments/payment.ts'

/** Decides whether a transaction's order is placed. */
export type ReadPlaced = (transaction: Transaction) => boolean

export const hasNumber: ReadPlaced = ({ orderNumber }) => orderNumber !== ''

export const isPlacedAndPaid: ReadPlaced = ({ orderNumber, orderPlaced, status }) =>
  orderNumber !== '' && orderPlaced && readPaymentStatus(status) === 'Succeeded'
