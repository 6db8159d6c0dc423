import type { Networks } from '@shop/server/networks.ts'
import { LIMITS } from '../access/limit-table.ts'
import type { Limits } from '../access/limits.ts'
import { logEvent } from '../failures/log-event.ts'
import type { Transaction } from './transaction-store.ts'

/**
 * Limits refused payments, so that stolen cards cannot be tested here. Refusals are counted per network that places orders,
 * across shops, providers and transactions.
 */
export interface RefusalLimits {
  /** Throws a refusal with 429 if too many payments of the networks were refused. */
  check: (from: Networks) => Promise<void>
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

type RefusedTransaction = Pick<Transaction, 'shopId' | 'orderedFrom' | 'orderedFromWide'>

const OFTEN = LIMITS['refused-payments-of-shop']

/** The networks that placed an order, as digests. Undefined after it was paid. */
const networksOf = ({ orderedFrom, orderedFromWide }: RefusedTransaction): Networks | undefined =>
  orderedFrom === null || orderedFromWide === null ? undefined : { narrow: orderedFrom, wide: orderedFromWide }

export function createRefusalLimits({ network, typed }: Limits): RefusalLimits {
  async function countOfShop(shopId: string): Promise<void> {
    const count = await typed.count('refused-payments-of-shop', shopId)
    if (count === OFTEN.tries) logEvent('payments-often-refused', { shop: shopId, count, minutes: OFTEN.minutes })
  }

  return {
    check: (from) => network.check('refused-payment', from),
    async record(transaction) {
      const from = networksOf(transaction)
      if (from) await network.record('refused-payment', from)
      await countOfShop(transaction.shopId)
    },
    async attempt(transaction, pay, isRefused) {
      const from = networksOf(transaction)
      if (from) await network.count('refused-payment', from)
      let wasRefused = false
      try {
        const answer = await pay()
        wasRefused = isRefused(answer)
        return answer
      } finally {
        if (wasRefused) await countOfShop(transaction.shopId)
        else if (from) await network.uncount('refused-payment', from)
      }
    },
  }
}
