import type { paymentAnswerSchema } from '@shop/domain/payments/providers/adyen.ts'
import type { PaymentStatus } from '@shop/domain/orders/transaction.ts'
import type { InferInput } from 'valibot'
import { PAYMENT_STATUS_OF } from '../../../model/transaction-status.ts'
import type { Transaction } from '../../../transactions/transaction-store.ts'
import type { PaymentOutcome } from '../provider.ts'
import type { StoredAnswer } from './adyen-result.ts'

/** Whether the customer may pay; otherwise it is paid, or on its way, or nobody can. */
export const mayBePaid = ({ status }: Transaction) => status === 'created' || status === 'authorising'

/** What the shop is answered after a step of the payment (OP-37): how the transaction stands, and else what the step came to. */
export function shopAnswer(transaction: Transaction, stored: StoredAnswer): InferInput<typeof paymentAnswerSchema> {
  const { status, orderNumber } = transaction
  if (status === 'paid') return { status: PAYMENT_STATUS_OF.paid, orderPlaced: true, orderNumber }
  if (status === 'cancelled' || status === 'failed') {
    return { status: PAYMENT_STATUS_OF[status], orderPlaced: false, errorMessage: 'PaymentCancelled' }
  }
  return { ...stored, orderPlaced: false }
}

/** How paying stands (API-26): the result of the last try, which may have come after its answer. */
export function shopStatus(
  transaction: Transaction,
  last: StoredAnswer | undefined,
  { kind }: PaymentOutcome,
): PaymentStatus {
  if (!mayBePaid(transaction)) return PAYMENT_STATUS_OF[transaction.status]
  if (kind === 'refused' && !last?.action && (last?.status ?? 'Pending') === 'Pending') return 'Refused'
  return last?.status ?? 'Pending'
}
