import type { Throttle } from '../access/throttle.ts'
import type { DatabaseTransaction } from '../database/database.ts'
import type { transactions } from '../transactions/transaction-tables.ts'

const DAY = 24 * 60
const OF_ADDRESSEE = { tries: 10, minutes: DAY }
const OF_NETWORK = { tries: 10, minutes: DAY }

type FreeOrder = Pick<typeof transactions.$inferInsert, 'shopId' | 'draft' | 'orderedFrom'>

/**
 * Counts a free order with its database transaction; refuses it with 429 when there were too many. `cpr` is empty where
 * the shop does not ask for it.
 */
export type LimitFreeOrders = (tx: DatabaseTransaction, order: FreeOrder, cpr: string) => Promise<void>

/**
 * Limits orders without payment by e-mail address, by CPR number and by network. Each of them sends a mail to an address
 * and goods on a number that a stranger can type. Each customer behind a network address may order as often.
 */
export const createFreeOrderLimits =
  (throttle: Throttle, customersPerAddress: number): LimitFreeOrders =>
  async (tx, { shopId, draft, orderedFrom }, cpr) => {
    const email = draft.invoiceAddress.email.trim().toLowerCase()
    await throttle.limit(tx, `free order of ${shopId} for ${email}`, OF_ADDRESSEE)
    if (cpr) await throttle.limit(tx, `free order of ${shopId} on ${cpr}`, OF_ADDRESSEE)
    const ofNetwork = { ...OF_NETWORK, tries: OF_NETWORK.tries * customersPerAddress }
    await throttle.limit(tx, `free order of ${shopId} from ${orderedFrom ?? 'unknown'}`, ofNetwork)
  }
