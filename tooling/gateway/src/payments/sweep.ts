import { describeFailure } from '../describe-failure.ts'
import { transactions } from '../database/schema.ts'
import { isDueForReading, settle, type Settlement } from './settle.ts'

/** Looks after customers who never came back and webhooks that never came: settles whatever is still owed an outcome. */
export async function sweep(settlement: Settlement): Promise<void> {
  const { db } = settlement
  const owed = await db.select({ id: transactions.id }).from(transactions).where(isDueForReading).limit(50)
  for (const { id } of owed) {
    await settle(settlement, id).catch((failure: unknown) => {
      console.error(`Transaction ${id} is still open:`, describeFailure(failure))
    })
  }
}
