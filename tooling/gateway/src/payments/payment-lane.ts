import { databaseTime } from '../database/database-time.ts'
import { unreachable } from '../failures/unreachable.ts'
import type { OutboxLane } from '../outbox/outbox.ts'
import { advance, findById } from '../transactions/transaction-store.ts'
import { operatePayment } from './operate-payment.ts'
import { providerOf } from './providers/providers.ts'
import { reconcilePayment, type PaymentServices } from './reconcile-payment.ts'

/** Handles the outbox entries that are calls to payment providers. The subject of each is a transaction. */
export const createPaymentLane = (services: PaymentServices): OutboxLane => ({
  'terminate-payment': ({ subjectId }) => terminatePayment(services, subjectId),
  'acknowledge-payment': ({ subjectId }) => acknowledgePayment(services, subjectId),
  'release-surplus': ({ subjectId }) => releaseSurplus(services, subjectId),
  'capture-payment': ({ subjectId }) => operatePayment(services, 'capture', subjectId),
  'refund-payment': ({ subjectId }) => operatePayment(services, 'refund', subjectId),
  'cancel-payment': ({ subjectId }) => operatePayment(services, 'cancel', subjectId),
})

/**
 * Ends the payment of a replaced or abandoned transaction at its provider, then reconciles it. A payment that was made in
 * another tab meanwhile becomes an order.
 */
async function terminatePayment(services: PaymentServices, transactionId: string): Promise<void> {
  const transaction = await findById(services.db, transactionId)
  if (!transaction || transaction.status === 'paid') return
  const { paymentId, provider } = transaction
  if (paymentId === null) {
    // Another gateway may be creating the payment. A claim that is older than this has failed.
    const claimedAt = transaction.paymentClaimedAt?.getTime() ?? 0
    const now = (await databaseTime(services.db)).getTime()
    if (now - claimedAt < 60_000) throw new Error('The payment is still being created')
    await advance(services.db, transactionId, ['authorising'], 'cancelled')
    return
  }
  const refused = await providerOf(services.providers, provider)
    .terminate({ ...transaction, paymentId })
    .catch((failure: unknown) => failure)
  await reconcilePayment(services, transactionId, { isUrgent: true })
  // The provider may show a payment that it has ended as open for a while.
  const isOver = refused === undefined || (await isDecided(services, transactionId))
  if (!isOver) throw new Error('The payment could not be ended')
  await advance(services.db, transactionId, ['authorising'], 'cancelled')
}

async function isDecided({ db }: PaymentServices, transactionId: string): Promise<boolean> {
  const after = await findById(db, transactionId)
  return after?.heldBecause !== null || !['created', 'authorising', 'pending'].includes(after.status)
}

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
