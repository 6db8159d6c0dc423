import { transactions } from '../database/schema.ts'
import { describeFailure } from '../failures/describe-failure.ts'
import { isDueForReading, reconcilePayment, type PaymentServices } from './reconcile-payment.ts'

/** Reconciles every payment whose outcome is not known, for customers who never came back and webhooks that never came. */
export async function reconcileDuePayments(services: PaymentServices): Promise<void> {
  const { db } = services
  const due = await db.select({ id: transactions.id }).from(transactions).where(isDueForReading).limit(50)
  for (const { id } of due) {
    await reconcilePayment(services, id).catch((failure: unknown) => {
      console.error(`Transaction ${id} is still open:`, describeFailure(failure))
    })
  }
}
