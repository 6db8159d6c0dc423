import type { Throttle } from '../access/throttle.ts'
import type { DatabaseTransaction } from '../database/database.ts'
import type { transactions } from '../database/schema.ts'

const PER_DAY = { tries: 10, minutes: 24 * 60 }

/**
 * Limits what costs nothing: every such order sends a mail to whoever was named, and goods on a number that anybody can
 * type. Counted together with the order, so that one which is not begun does not count.
 */
export async function limitFreeOrders(
  tx: DatabaseTransaction,
  throttle: Throttle,
  { shopId, draft }: Pick<typeof transactions.$inferInsert, 'shopId' | 'draft'>,
  cpr: string,
): Promise<void> {
  const email = draft.invoiceAddress.email.trim().toLowerCase()
  await throttle.limit(tx, `free order of ${shopId} for ${email}`, PER_DAY)
  if (cpr) await throttle.limit(tx, `free order of ${shopId} on ${cpr}`, PER_DAY)
}
