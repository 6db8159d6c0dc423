import { unreachable } from '../failures/unreachable.ts'
import { providerOf } from '../payments/providers/providers.ts'
import type { PaymentServices } from '../payments/reconcile-payment.ts'
import { findById } from '../transactions/transaction-store.ts'

/** Tells the provider of an order that is placed which number it has here. */
export async function acknowledgePayment({ db, providers }: PaymentServices, transactionId: string): Promise<void> {
  const transaction = await findById(db, transactionId)
  if (!transaction?.paymentId || !transaction.orderNumber) unreachable(`No order of transaction ${transactionId}`)
  const { provider, paymentId, orderNumber } = transaction
  await providerOf(providers, provider).acknowledge?.(paymentId, orderNumber)
}
