import { providerOf } from '../payments/providers/providers.ts'
import type { PaymentServices } from '../payments/reconcile-payment.ts'
import { findById } from '../transactions/transaction-store.ts'

/** Gives back what was reserved for a transaction a second time. */
export async function releaseSurplus({ db, providers }: PaymentServices, transactionId: string): Promise<void> {
  const transaction = await findById(db, transactionId)
  if (!transaction?.paymentId) return
  const { paymentId, provider } = transaction
  await providerOf(providers, provider).releaseSurplus?.({ ...transaction, paymentId })
}
