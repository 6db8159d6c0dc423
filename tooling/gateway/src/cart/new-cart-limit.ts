import { createRateLimit } from '@shop/server/rate-limit.ts'
import type { Context } from 'hono'
import { clientNetwork } from '../http/client-address.ts'
import { tooManyAttempts } from '../http/refusal.ts'

const CARTS = 60
const WINDOW_MS = 600_000
const MAX_NETWORKS = 50_000

/** Counts a new cart. Throws a 429 refusal if its network has made too many. */
export type LimitNewCarts = (c: Context) => void

/**
 * Limits how many carts one network creates. Each gateway counts by itself in memory. The first "Add to cart" must not wait
 * for another write to the database.
 */
export function createNewCartLimit(customersPerAddress: number): LimitNewCarts {
  const perClient = CARTS * customersPerAddress
  const allows = createRateLimit({ perClient, window: WINDOW_MS, clients: MAX_NETWORKS })
  return (c) => {
    if (allows(clientNetwork(c))) return
    throw tooManyAttempts((WINDOW_MS - (Date.now() % WINDOW_MS)) / 1000)
  }
}
