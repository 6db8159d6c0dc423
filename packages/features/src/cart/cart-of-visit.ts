import type { Cart } from '@shop/domain/cart/cart.ts'
import { emptyCart } from '@shop/domain/cart/empty-cart.ts'
import type { CartEffect } from '@shop/domain/account/visit.ts'
import { chooseDelivery } from './actions.ts'
import type { createCartMemory } from './cart-memory.ts'
import { cartOf, isHeld } from './cart.ts'
import { refresh, type CartShop } from './queue.ts'

// What a change of the visitor does with the cart.

interface CartOfVisit extends CartShop {
  cartMemory: Pick<ReturnType<typeof createCartMemory>, 'recall'>
  /** Takes over the adds from before hydration. Returns false if there are none. */
  adoptPresses: () => boolean
}

/** Returns a function that shows the cart that an event of the visit asks for. */
export function createCartOfVisit({ cartMemory, adoptPresses, ...shop }: CartOfVisit) {
  let hasPresses = true
  return (to: CartEffect) => {
    if (to === 'hold') return hold(shop)
    if (to === 'discard') return start(discardHeld(shop))
    cartMemory.recall()
    // A new visitor's cart is empty. No call is needed, and no code for one.
    if (to === 'empty') showEmpty(shop)
    const isAdopted = hasPresses && adoptPresses()
    hasPresses = false
    if (isAdopted || to === 'empty') return
    const read = () => (to === 'read' ? refresh(shop) : mergeCartOf(shop, to.mergeFrom))
    start(isHeld(shop.cart.getState()) ? release(shop, read) : read())
  }
}

/** The cart itself shows that a read has failed, so the rejection is ignored. */
const start = (reading: Promise<void>) => void reading.catch(() => undefined)

/** Shows an empty cart without reading it, for a visitor that the gateway does not know yet. */
export const showEmpty = ({ cart }: CartShop) =>
  cart.setState({ view: { from: 'gateway', cart: emptyCart, lacksMerge: false } })

/** Merges the cart of the visitor before the login. Repeated with each read until the gateway has merged it. */
export function mergeCartOf(shop: CartShop, previousUserId: string): Promise<void> {
  const { queue, getState } = shop.cart
  queue.merges.add(previousUserId, getState().view.cart)
  return refresh(shop)
}

/** Keeps the cart on show, or shows the given one, until `release` or `discardHeld`. */
export const hold = ({ cart: store }: CartShop, cart: Cart | undefined = store.getState().view.cart) =>
  store.setState({ view: { from: 'held', cart } })

/** Replaces the held cart by a read of the same cart or its copy. Sends the shipping method chosen meanwhile. */
export async function release(shop: CartShop, read: () => Promise<void>): Promise<void> {
  const { cart: store } = shop
  const { cart } = store.getState().view
  store.setState({ view: cart ? { from: 'gateway', cart, lacksMerge: false } : { from: 'unread' } })
  await read().catch((error: unknown) => {
    store.setState({ lags: true })
    throw error
  })
  const wanted = cart?.selectedShippingType
  const { total, selectedShippingType } = cartOf(store.getState())
  if (wanted && total > 0 && selectedShippingType !== wanted) await chooseDelivery(shop, wanted)
}

/** Replaces the held cart by the cart of the anonymous visitor. */
function discardHeld(shop: CartShop): Promise<void> {
  shop.cart.setState({ view: { from: 'unread' } })
  return refresh(shop)
}

/** Forgets the cart on show, because the visitor has changed. */
export function reset({ cart }: CartShop) {
  cart.queue.merges.clear()
  cart.setState({ view: { from: 'unread' }, lags: false })
}
