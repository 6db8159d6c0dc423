import { storedEmail } from '@shop/domain/fields/same-email.ts'
import type { Throttle } from '../access/throttle.ts'
import type { DatabaseTransaction } from '../database/database.ts'
import type { transactions } from '../transactions/transaction-tables.ts'

const DAY = 24 * 60
const OF_ADDRESSEE = { tries: 10, minutes: DAY }
const OF_NETWORK = { tries: 10, minutes: DAY }

type FreeOrder = Pick<typeof transactions.$inferInsert, 'shopId' | 'draft' | 'orderedFrom'>

/**
 * Counts a free order in its database transaction. Throws a 429 refusal if there were too many. `cpr` is empty in shops that
 * do not ask for it.
 */
export type LimitFreeOrders = (tx: DatabaseTransaction, order: FreeOrder, cpr: string) => Promise<void>

/**
 * Limits free orders per e-mail address, CPR number and network, because a stranger can type another person's address and
 * number. The limit per network is multiplied by the customers behind one address.
 */
export const createFreeOrderLimits =
  (throttle: Throttle, customersPerAddress: number): LimitFreeOrders =>
  async (tx, { shopId, draft, orderedFrom }, cpr) => {
    const email = storedEmail(draft.invoiceAddress.email)
    await throttle.limit(tx, `free order of ${shopId} for ${email}`, OF_ADDRESSEE)
    if (cpr) await throttle.limit(tx, `free order of ${shopId} on ${cpr}`, OF_ADDRESSEE)
    const ofNetwork = { ...OF_NETWORK, tries: OF_NETWORK.tries * customersPerAddress }
    await throttle.limit(tx, `free order of ${shopId} from ${orderedFrom ?? 'unknown'}`, ofNetwork)
  }
