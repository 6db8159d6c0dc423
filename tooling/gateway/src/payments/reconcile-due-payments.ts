import { describeFailure } from '../failures/describe-failure.ts'
import { transactions } from '../database/schema.ts'
import { isDueForReading, reconcilePayment, type PaymentServices } from './reconcile-payment.ts'

/** Looks after customers who never came back and webhooks that never came: settles whatever is still owed an outcome. */
export async function reconcileDuePayments(services: PaymentServices): Promise<void> {
  const { db } = services
  const owed = await db.select({ id: transactions.id }).from(transactions).where(isDueForReading).limit(50)
  for (const { id } of owed) {
    await reconcilePayment(services, id).catch((failure: unknown) => {
      console.error(`Transaction ${id} is still open:`, describeFailure(failure))
    })
  }
}
