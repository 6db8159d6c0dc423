import type { Context } from 'hono'
import { createMemoryLimit } from '../access/network-limits.ts'
import { clientNetworks } from '../http/client-address.ts'

/** Counts a new cart. Throws a 429 refusal if its network has made too many. */
export type LimitNewCarts = (c: Context) => void

/** Limits how many carts one network creates. The first "Add to cart" must not wait for another write to the database. */
export function createNewCartLimit(customersPerAddress: number): LimitNewCarts {
  const count = createMemoryLimit('new-cart', customersPerAddress)
  return (c) => count(clientNetworks(c))
}
