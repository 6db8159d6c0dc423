import { unreachable } from '../failures/unreachable.ts'
import type { PaymentOperation } from '../model/outbox-kind.ts'
import { completeOperation } from '../orders/complete-operation.ts'
import { providerOf } from '../payments/providers/providers.ts'
import type { PaymentServices } from '../payments/reconcile-payment.ts'
import { findById } from '../transactions/transaction-store.ts'

/** Takes, gives back or releases the money of a paid transaction where it was paid, and writes down that it happened. */
export async function operatePayment(
  { db, providers }: PaymentServices,
  operation: PaymentOperation,
  transactionId: string,
): Promise<void> {
  const transaction = await findById(db, transactionId)
  if (transaction?.status !== 'paid' || transaction.paymentId === null) {
    unreachable(`No money to ${operation} of transaction ${transactionId}`)
  }
  await providerOf(providers, transaction.provider)[operation]({ ...transaction, paymentId: transaction.paymentId })
  await completeOperation(db, operation, transactionId)
}
