import type { Limit, Throttle } from '../access/throttle.ts'
import type { Database } from '../database/database.ts'
import { logEvent } from '../failures/log-event.ts'
import type { Transaction } from './transaction-store.ts'

/**
 * Limits refused payments, so that stolen cards cannot be tested here. Refusals count by the network that the orders were
 * placed from, whatever the shop, the provider and the transaction.
 */
export interface RefusalLimits {
  /** Refuses an order with 429 when too many payments of its network were refused. */
  check: (network: string) => Promise<void>
  /** Counts a refusal that the provider has reported. */
  record: (transaction: RefusedTransaction) => Promise<void>
  /**
   * Makes a try to pay whose answer tells whether it was refused; refuses the try with 429 when there were too many. The
   * try counts until its answer is known, so that parallel tries cannot pass the limit.
   */
  attempt: <Answer>(
    transaction: RefusedTransaction,
    pay: () => Promise<Answer>,
    isRefused: (answer: Answer) => boolean,
  ) => Promise<Answer>
}

type RefusedTransaction = Pick<Transaction, 'shopId' | 'orderedFrom'>

// A customer who tries several cards several times stays below.
const OF_NETWORK: Limit = { tries: 20, minutes: 60 }
// So many in one shop come from many networks. Refusing orders then would let the testers close the shop.
const OF_SHOP: Limit = { tries: 100, minutes: 60 }

const byNetwork = (network: string) => `refused payments from ${network}`

/** Makes the limits; each customer behind an address may be refused as often. */
export function createRefusalLimits(db: Database, throttle: Throttle, customersPerAddress: number): RefusalLimits {
  const limit = { ...OF_NETWORK, tries: OF_NETWORK.tries * customersPerAddress }

  async function countOfShop(shopId: string): Promise<void> {
    const { count } = await throttle.count(db, `refused payments of ${shopId}`, OF_SHOP.minutes)
    if (count === OF_SHOP.tries) logEvent('payments-often-refused', { shop: shopId, count, minutes: OF_SHOP.minutes })
  }

  return {
    check: (network) => throttle.check(db, byNetwork(network), limit),
    async record({ shopId, orderedFrom }) {
      if (orderedFrom !== null) await throttle.count(db, byNetwork(orderedFrom), limit.minutes)
      await countOfShop(shopId)
    },
    async attempt({ shopId, orderedFrom }, pay, isRefused) {
      const subject = orderedFrom === null ? undefined : byNetwork(orderedFrom)
      if (subject !== undefined) await throttle.limit(db, subject, limit)
      let wasRefused = false
      try {
        const answer = await pay()
        wasRefused = isRefused(answer)
        return answer
      } finally {
        if (wasRefused) await countOfShop(shopId)
        else if (subject !== undefined) await throttle.uncount(db, subject)
      }
    },
  }
}
