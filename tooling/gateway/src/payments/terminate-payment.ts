import { advance, findById } from '../transactions/transaction-store.ts'
import { providerOf } from './providers/providers.ts'
import { reconcilePayment, type PaymentServices } from './reconcile-payment.ts'

/**
 * Ends the payment of a transaction that another one replaced, then reconciles it: a payment that was made all
 * the same, in another tab, becomes an order.
 */
export async function terminatePayment(services: PaymentServices, transactionId: string): Promise<void> {
  const transaction = await findById(services.db, transactionId)
  if (!transaction || transaction.status === 'paid') return
  const { paymentId, provider } = transaction
  if (paymentId === null) {
    // Its creation may be in flight on another gateway; after the claim has run out it never was.
    const claimedAt = transaction.paymentClaimedAt?.getTime() ?? 0
    if (Date.now() - claimedAt < 60_000) throw new Error('The payment is still being created')
    await advance(services.db, transactionId, ['authorising'], 'cancelled')
    return
  }
  const refused = await providerOf(services.providers, provider)
    .terminate({ ...transaction, paymentId })
    .catch((failure: unknown) => failure)
  await reconcilePayment(services, transactionId, { isUrgent: true })
  // What a provider has ended is over, also where it still shows it as open.
  const isOver = refused === undefined || (await isDecided(services, transactionId))
  if (!isOver) throw new Error('The payment could not be ended')
  await advance(services.db, transactionId, ['authorising'], 'cancelled')
}

async function isDecided({ db }: PaymentServices, transactionId: string): Promise<boolean> {
  const after = await findById(db, transactionId)
  return after?.heldBecause !== null || !['created', 'authorising', 'pending'].includes(after.status)
}
