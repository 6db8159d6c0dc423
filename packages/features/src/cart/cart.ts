import type { Cart } from '@shop/domain/cart/cart.ts'
import { emptyCart } from '@shop/domain/cart/empty-cart.ts'

/** What the shop knows of the visitor's cart. */
export type View =
  /**
   * Nothing: `nowhere` until the first read has ended, `unread` if it failed or the visitor has changed. `recalled` is the
   * number of pieces at the last visit.
   */
  | { from: 'nowhere' | 'unread'; cart?: undefined; recalled?: number | undefined }
  /** The gateway's cart. `lacksMerge`: items from before the login are missing, because that cart is not merged yet. */
  | { from: 'gateway'; cart: Cart; recalled?: undefined; lacksMerge: boolean }
  /** A customer's cart stays on show after the login has expired. The gateway is not asked for a cart meanwhile. */
  | { from: 'held'; cart: Cart | undefined; recalled?: undefined }

/** The visitor's cart. */
export interface CartState {
  view: View
  /** Whether a change was accepted and the read after it failed, so that the view does not show the change. */
  lags: boolean
  /** The number of queued reads and changes. The view is final when this is 0. */
  busy: number
  /** Pieces that the visitor has added and the gateway has not counted yet. The header adds them to the total. */
  ahead: number
  /** The latest change by the visitor in this tab that a read has shown. The mini-cart opens when `number` grows. */
  last: { number: number; before: Cart }
}

/** The state before the first read. */
export const unknownCart: CartState = {
  view: { from: 'nowhere' },
  lags: false,
  busy: 0,
  ahead: 0,
  last: { number: 0, before: emptyCart },
}

type Known = Pick<CartState, 'view'>

/** Returns the cart on show. An empty one as long as the visitor's is unknown. */
export const cartOf = ({ view }: Known): Cart => view.cart ?? emptyCart

/** Whether the cart on show is the visitor's. */
export const isRead = ({ view }: Known) => view.cart !== undefined

/** Whether the visitor's cart was read, with something in it. */
export const hasPieces = (state: Known) => cartOf(state).total > 0

/** Whether a customer's cart stays on show after the login has expired. */
export const isHeld = ({ view }: Known) => view.from === 'held'

/** Whether the first read of the visitor's cart has ended, successfully or not. */
export const hasLoaded = ({ view }: Known) => view.from !== 'nowhere'

/** Whether the visitor's cart is being read for the first time, or again after the visitor has changed. */
export const isAwaited = (state: Pick<CartState, 'view' | 'busy'>) =>
  !isRead(state) && (!hasLoaded(state) || state.busy > 0)

/** Whether the cart on show is the gateway's, as far as the shop can tell. */
export const isCurrent = (state: Pick<CartState, 'view' | 'lags'>) => isRead(state) && !state.lags

/** Returns a cart that was just read, with the previous objects of unchanged lines, which then do not render again. */
export function reuseUnchangedLines(cart: Cart, before: Cart): Cart {
  const known = new Map(before.lines.map((line) => [JSON.stringify(line), line]))
  return { ...cart, lines: cart.lines.map((line) => known.get(JSON.stringify(line)) ?? line) }
}

/** Whether two carts have the same lines. Unchanged lines are the same objects (`reuseUnchangedLines`). */
export const isSameCart = (before: Cart, after: Cart) =>
  before.total === after.total &&
  before.lines.length === after.lines.length &&
  before.lines.every((line, index) => line === after.lines[index])
