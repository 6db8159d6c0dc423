import type { paymentAnswerSchema } from '@shop/domain/payments/providers/adyen.ts'
import type { PaymentStatus } from '@shop/domain/orders/transaction.ts'
import type { InferInput } from 'valibot'
import { PAYMENT_STATUS_OF } from '../../../model/transaction-status.ts'
import type { Transaction } from '../../../transactions/transaction-store.ts'
import type { PaymentOutcome } from '../provider.ts'
import type { StoredAnswer } from './adyen-result.ts'

/** True if the customer may pay. Otherwise the transaction is paid, pending or over. */
export const mayBePaid = ({ status }: Transaction) => status === 'created' || status === 'authorising'

/** Returns the answer to a payment's step: the result of an ended transaction, otherwise the result of the step. */
export function shopAnswer(transaction: Transaction, stored: StoredAnswer): InferInput<typeof paymentAnswerSchema> {
  const { status, orderNumber } = transaction
  if (status === 'paid') return { status: PAYMENT_STATUS_OF.paid, orderPlaced: true, orderNumber }
  if (status === 'cancelled' || status === 'failed') {
    return { status: PAYMENT_STATUS_OF[status], orderPlaced: false, errorMessage: 'PaymentCancelled' }
  }
  return { ...stored, orderPlaced: false }
}

/** Returns the status of a payment: the result of the last attempt. It may have arrived by webhook after its answer. */
export function shopStatus(
  transaction: Transaction,
  last: StoredAnswer | undefined,
  { kind }: PaymentOutcome,
): PaymentStatus {
  if (!mayBePaid(transaction)) return PAYMENT_STATUS_OF[transaction.status]
  if (kind === 'refused' && !last?.action && (last?.status ?? 'Pending') === 'Pending') return 'Refused'
  return last?.status ?? 'Pending'
}
