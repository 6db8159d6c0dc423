import type { Limit, Throttle } from '../access/throttle.ts'
import type { Database } from '../database/database.ts'
import { logEvent } from '../failures/log-event.ts'
import type { Transaction } from './transaction-store.ts'

/**
 * Limits refused payments, so that stolen cards cannot be tested here. Refusals are counted per network that places orders,
 * across shops, providers and transactions.
 */
export interface RefusalLimits {
  /** Throws a refusal with 429 if too many payments of the network were refused. */
  check: (network: string) => Promise<void>
  /** Counts a refusal that the provider has reported. */
  record: (transaction: RefusedTransaction) => Promise<void>
  /**
   * Makes an attempt to pay, or throws a refusal with 429 if there were too many. The attempt counts until its answer
   * arrives, so that parallel attempts cannot exceed the limit.
   */
  attempt: <Answer>(
    transaction: RefusedTransaction,
    pay: () => Promise<Answer>,
    isRefused: (answer: Answer) => boolean,
  ) => Promise<Answer>
}

type RefusedTransaction = Pick<Transaction, 'shopId' | 'orderedFrom'>

// A customer who tries several cards several times stays below this.
const OF_NETWORK: Limit = { tries: 20, minutes: 60 }
// So many refusals in one shop come from many networks. They are only logged: refusing orders would close the shop.
const OF_SHOP: Limit = { tries: 100, minutes: 60 }

const byNetwork = (network: string) => `refused payments from ${network}`

/** Creates the limits. The limit per network is multiplied by the customers behind one address. */
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
