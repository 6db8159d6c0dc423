import type { SentAdd } from '@shop/api-client/send-add.ts'
import type { Cart, CartProperties } from '@shop/domain/cart/cart.ts'

/** The visitor's cart and its actions. All promises reject with GatewayFailure. */
export interface CartState {
  cart: Cart
  /** Whether the first read of the visitor's cart has ended, successfully or not. */
  isLoaded: boolean
  /** Whether `cart` is the visitor's. Before that it is an empty placeholder. */
  isRead: boolean
  /** The number of pieces at the last visit, shown until the cart is read. Undefined if none is stored for this visitor. */
  recalledTotal: number | undefined
  /** Whether a change succeeded and the read after it failed, so that `cart` does not show the change. */
  isOutdated: boolean
  /** Whether items from before the login are missing, because the gateway has not merged that cart yet. */
  hasUnmerged: boolean
  /** Whether a customer's cart stays on show after the login has expired. The gateway is not asked for a cart meanwhile. */
  isHeld: boolean
  /** Pieces that the visitor has added and the gateway has not counted yet. The header adds them to the total. */
  optimisticPieces: number
  /** The number of queued reads and changes. `cart` is final when this is 0. */
  pending: number
  /** Grows with each change by the visitor in this tab that a read has shown. The mini-cart opens when it grows. */
  changes: number
  /** The cart before the latest of these changes. */
  cartBefore: Cart
  /** Whether a payment for this cart may have succeeded. The header hides the total until the result is known. */
  mayBePaid: boolean
  setMayBePaid: (mayBePaid: boolean) => void
  refresh: () => Promise<void>
  /** Starts with an empty cart without reading it, for a visitor that the gateway does not know yet. */
  initEmpty: () => void
  /** Takes over adds that were sent before hydration. The cart is read after their responses have arrived. */
  adoptSentAdds: (adds: readonly SentAdd[]) => void
  /** Returns the outcome of an adopted add of this product, once. Undefined if there is none. */
  claimSentAdd: (productId: string) => Promise<void> | undefined
  /** Returns the cart after all queued reads and changes. */
  whenIdle: () => Promise<Cart>
  /** Merges the cart of the visitor before the login. Repeated with each read until the gateway has merged it. */
  mergeCartOf: (previousUserId: string) => Promise<void>
  /** Keeps the cart on show, or shows the given one, until `release` or `discardHeld`. */
  hold: (cart?: Cart) => void
  /** Replaces the held cart by a read of the same cart or its copy. Sends the shipping method chosen meanwhile. */
  release: (read: () => Promise<void>) => Promise<void>
  /** Replaces the held cart by the cart of the anonymous visitor. */
  discardHeld: () => Promise<void>
  /** Forgets the cart on show, because the visitor has changed. */
  reset: () => void
  add: (productId: string, quantity: number) => Promise<void>
  remove: (itemNumber: string) => Promise<void>
  changeQuantity: (itemNumber: string, quantity: number) => Promise<void>
  chooseShipping: (shippingMethod: string) => Promise<void>
  /** Changes codes and marks. Sends the cart's others, shipping method and payment method with them. */
  changeProperties: (customProperties: CartProperties) => Promise<void>
}
