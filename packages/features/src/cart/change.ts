import { GatewayFailure } from '@shop/api-client/failure.ts'
import type { Cart } from '@shop/domain/cart/cart.ts'
import type { GatewayLoader } from '../runtime/gateway/gateway-loader.ts'
import { cartOf, isCurrent, isSameCart, type CartState } from './cart.ts'

/** A change of the visitor's cart: one call, followed by a read. */
export interface Change {
  /** Makes the call. Rejects with GatewayFailure. */
  send: (load: GatewayLoader) => Promise<unknown>
  /** What is added. The header counts it before the response arrives. */
  adds?: { productId: string; quantity: number }
  /** Whether the totals depend on it, so that it fails if they cannot be read. Like `isQuiet`, it opens no mini-cart. */
  needsTotals?: boolean
  isQuiet?: boolean
}

/** How the gateway answered a call. `lost`: it may have carried the call out. */
export type Sent = { kind: 'accepted' } | { kind: 'refused' | 'lost'; error: unknown }

/** The read after a change. Undefined if a held cart stays on show. */
export type Read = { cart: Cart; lacksMerge: boolean } | { cart?: undefined; error: unknown } | undefined

/**
 * Decides what became of a change: returns its failure, or undefined if it is done. If its response is lost, it is done if the
 * next cart shows it. An add that leaves the cart unchanged is refused. An accepted change is done even if only the read after
 * it fails, because the visitor would repeat it.
 */
export function decide(sent: Sent, before: Pick<CartState, 'view' | 'lags'>, read: Read, change: Change): unknown {
  const { adds, needsTotals } = change
  const known = isCurrent(before) ? cartOf(before) : undefined
  const after = read?.cart
  const hasChanged = after && !isSameCart(cartOf(before), after)
  if (sent.kind === 'refused') return sent.error
  if (sent.kind === 'lost') {
    const isShown = hasChanged && !needsTotals && (adds ? hasGrown(known, after, adds) : known)
    return isShown ? undefined : sent.error
  }
  if (read && !read.cart && needsTotals) return read.error
  return adds && known && after && !hasChanged ? nothingAdded() : undefined
}

/** The failure of an add that was accepted and has not changed the cart. */
const nothingAdded = () => new GatewayFailure({ kind: 'refused', status: 200, errorCodes: [] })

/** Whether a cart holds the added pieces. Without `before`, pieces from earlier adds count as well. */
function hasGrown(before: Cart | undefined, after: Cart, { productId, quantity }: NonNullable<Change['adds']>) {
  const quantityIn = (cart: Cart | undefined) => cart?.lines.find(({ id }) => id === productId)?.quantity ?? 0
  return quantityIn(after) - quantityIn(before) >= quantity
}
