import type { Cart, CartProperties } from '@shop/domain/cart/cart.ts'
import type { SentAdd } from '../runtime/platform/before-hydration.ts'

/** The visitor's cart, and what can be done to it. All promises reject with GatewayFailure. */
export interface CartState {
  cart: Cart
  /** False until the visitor's cart has been read for the first time, or reading it failed. */
  isLoaded: boolean
  /** Whether the cart on show is the visitor's: an empty one before that says nothing about theirs. */
  isRead: boolean
  /** How many pieces it held at the last visit, to be shown until it is read; nothing where nobody knows. */
  recalledTotal: number | undefined
  /** Whether a change went through and the cart could not be read since: the one on show is older than that. */
  isOutdated: boolean
  /** Whether goods of before the login are still missing, because the gateway has not brought them along yet. */
  hasUnmerged: boolean
  /** Whether the cart of a customer stays on show after the login has ended (SES-21): the gateway is asked for none then. */
  isHeld: boolean
  /** Pieces that the visitor has added and the gateway has not counted yet, so that a press counts at once. */
  optimisticPieces: number
  /** Changes on their way to the gateway; the cart on show is final when this is 0. */
  pending: number
  /** Grows with each change that the visitor made here and that the cart shows; the mini-cart opens when it does (OP-71). */
  changes: number
  /** The cart as it was before the latest of these changes. */
  cartBefore: Cart
  /** Whether a payment for this cart may have gone through: the header says nothing of it until the outcome is known. */
  mayBePaid: boolean
  setMayBePaid: (mayBePaid: boolean) => void
  refresh: () => Promise<void>
  /** Begins with the empty cart of a visitor whom the gateway has never seen, without asking for it. */
  beginEmpty: () => void
  /** Begins with what was sent before hydration: nothing reads the cart before it is known what became of that. */
  takeOver: (adds: readonly SentAdd[]) => void
  /** What becomes of the pieces of a product that were sent before hydration; nothing when there are none, or asked again. */
  takeSent: (productId: string) => Promise<void> | undefined
  /** The cart once nothing is in flight any more, so that nobody acts on one that is about to change. */
  whenIdle: () => Promise<Cart>
  /** Brings along the cart of the visitor one was before logging in (SES-09), as soon as the gateway does that (OP-78). */
  adopt: (previousUserId: string) => Promise<void>
  /** Keeps the cart on show, or shows this one, until `release`. */
  hold: (cart?: Cart) => void
  /** Ends that with a read of the cart that is the same one or a copy; it gets the delivery chosen meanwhile. */
  release: (read: () => Promise<void>) => Promise<void>
  /** Ends that too, and reads the cart of the anonymous visitor instead. */
  letGo: () => Promise<void>
  /** Forgets the cart on show, because it is somebody else's now. */
  startOver: () => void
  add: (productId: string, quantity: number) => Promise<void>
  remove: (itemNumber: string) => Promise<void>
  changeQuantity: (itemNumber: string, quantity: number) => Promise<void>
  chooseShipping: (shippingMethod: string) => Promise<void>
  /** Sends codes and marks, and with them the way to pay that is chosen (CART-25). */
  changeProperties: (customProperties: CartProperties) => Promise<void>
}
