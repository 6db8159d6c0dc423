import type { Context } from 'hono'
import { createMemoryLimit } from '../access/network-limits.ts'
import { unreachable } from '../failures/unreachable.ts'
import { clientNetworks } from '../http/client-address.ts'

declare const isPermit: unique symbol

/** What saving a cart needs, because it may be the visitor's first one. Only this file creates permits. */
export interface NewCartPermit {
  readonly [isPermit]: true
  /** Counts a new cart, once for each permit. Throws a 429 refusal if its network has made too many. */
  take: () => void
}

/** Creates the permit of a call. */
export type PermitNewCart = (c: Context) => NewCartPermit

const permit = (take: () => void) => ({ take }) as NewCartPermit

/** The permit of changes that only an existing cart can have. */
export const NO_NEW_CART = permit(() => unreachable('A change that needs a cart saves no new one'))

/** Limits how many carts one network creates. The first "Add to cart" must not wait for another write to the database. */
export function createNewCartLimit(customersPerAddress: number): PermitNewCart {
  const count = createMemoryLimit('new-cart', customersPerAddress)
  return (c) => {
    let isTaken = false
    return permit(() => {
      if (!isTaken) count(clientNetworks(c))
      isTaken = true
    })
  }
}
