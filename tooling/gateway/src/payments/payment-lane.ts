import { unreachable } from '../failures/unreachable.ts'
import type { OutboxLane } from '../outbox/outbox.ts'
import { findById } from '../transactions/transaction-store.ts'
import { operatePayment } from './operate-payment.ts'
import { providerOf } from './providers/providers.ts'
import type { PaymentServices } from './reconcile-payment.ts'
import { terminatePayment } from './terminate-payment.ts'

/** Handles the outbox entries that are calls to payment providers. The subject of each is a transaction. */
export const createPaymentLane = (services: PaymentServices): OutboxLane => ({
  'terminate-payment': ({ subjectId }) => terminatePayment(services, subjectId),
  'acknowledge-payment': ({ subjectId }) => acknowledgePayment(services, subjectId),
  'release-surplus': ({ subjectId }) => releaseSurplus(services, subjectId),
  'capture-payment': ({ subjectId }) => operatePayment(services, 'capture', subjectId),
  'refund-payment': ({ subjectId }) => operatePayment(services, 'refund', subjectId),
  'cancel-payment': ({ subjectId }) => operatePayment(services, 'cancel', subjectId),
})

/** Sends the number of a placed order to its provider. */
async function acknowledgePayment({ db, providers }: PaymentServices, transactionId: string): Promise<void> {
  const transaction = await findById(db, transactionId)
  if (!transaction?.paymentId || !transaction.orderNumber) unreachable(`No order of transaction ${transactionId}`)
  const { provider, paymentId, orderNumber } = transaction
  await providerOf(providers, provider).acknowledge?.(paymentId, orderNumber)
}

/** Releases the money of a transaction's second authorised payment. */
async function releaseSurplus({ db, providers }: PaymentServices, transactionId: string): Promise<void> {
  const transaction = await findById(db, transactionId)
  if (!transaction?.paymentId) return
  const { paymentId, provider } = transaction
  await providerOf(providers, provider).releaseSurplus?.({ ...transaction, paymentId })
}
