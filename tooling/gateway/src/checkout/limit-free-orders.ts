import { storedEmail } from '@shop/domain/fields/same-email.ts'
import type { Networks } from '@shop/server/networks.ts'
import type { Limits } from '../access/limits.ts'
import type { DatabaseTransaction } from '../database/database.ts'
import type { transactions } from '../transactions/transaction-tables.ts'

type FreeOrder = Pick<typeof transactions.$inferInsert, 'shopId' | 'draft'>

/**
 * Counts a free order in its database transaction. Throws a 429 refusal if there were too many. `cpr` is empty in shops that
 * do not ask for it.
 */
export type LimitFreeOrders = (tx: DatabaseTransaction, order: FreeOrder, cpr: string, from: Networks) => Promise<void>

/**
 * Limits free orders per e-mail address, CPR number and network, because a stranger can type another person's address and
 * number.
 */
export const createFreeOrderLimits =
  ({ network, id }: Limits): LimitFreeOrders =>
  async (tx, { shopId, draft }, cpr, from) => {
    const email = storedEmail(draft.invoiceAddress.email)
    await id.count('free-order-of-email', `${shopId} ${email}`, tx)
    if (cpr) await id.count('free-order-of-cpr', `${shopId} ${cpr}`, tx)
    await network.count('free-order', from, { of: shopId, tx })
  }
