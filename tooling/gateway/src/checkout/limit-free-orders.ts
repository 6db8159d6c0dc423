import { storedEmail } from '@shop/domain/fields/clean-email.ts'
import type { Networks } from '@shop/server/networks.ts'
import type { Limits } from '../access/limits.ts'
import type { DatabaseTransaction } from '../database/database.ts'
import type { transactions } from '../transactions/transaction-tables.ts'

type FreeOrder = Pick<typeof transactions.$inferInsert, 'shopId' | 'draft'>

/**
 * Counts a free order in its database transaction. Throws a 429 refusal if its network has placed too many. Returns false if
 * an operator has to look at it, because its e-mail or CPR number had too many. `cpr` is empty in shops that do not ask for
 * it.
 */
export type LimitFreeOrders = (
  tx: DatabaseTransaction,
  order: FreeOrder,
  cpr: string,
  from: Networks,
) => Promise<boolean>

/**
 * Limits free orders per e-mail address, CPR number and network. A stranger can type another person's address and number. So
 * these hold an order and never refuse it.
 */
export const createFreeOrderLimits =
  ({ network, typed }: Limits): LimitFreeOrders =>
  async (tx, { shopId, draft }, cpr, from) => {
    const email = storedEmail(draft.invoiceAddress.email)
    await network.count('free-order', from, { of: shopId, tx })
    const isUsual = await typed.isWithin('free-order-of-email', `${shopId} ${email}`, tx)
    return (!cpr || (await typed.isWithin('free-order-of-cpr', `${shopId} ${cpr}`, tx))) && isUsual
  }
