import type { CartEffect } from '@shop/domain/account/visit.ts'
import type { createCartMemory } from './cart-memory.ts'
import { isHeld } from './cart.ts'
import type { CartShop } from './queue.ts'

interface CartOfVisit {
  cart: CartShop['cart']
  cartMemory: Pick<ReturnType<typeof createCartMemory>, 'recall'>
  /** Takes over the adds from before hydration. Returns false if there are none. */
  adoptPresses: () => boolean
}

/** The cart itself shows that a read has failed, so the rejection is ignored. */
const start = (reading: Promise<void>) => void reading.catch(() => undefined)

/** Returns a function that shows the cart that an event of the visit asks for. */
export function createCartOfVisit({ cart, cartMemory, adoptPresses }: CartOfVisit) {
  let hasPresses = true
  return (to: CartEffect) => {
    const { discardHeld, hold, initEmpty, mergeCartOf, refresh, release } = cart.getState()
    if (to === 'hold') return hold()
    if (to === 'discard') return start(discardHeld())
    cartMemory.recall()
    // A new visitor's cart is empty. No call is needed, and no code for one.
    if (to === 'empty') initEmpty()
    const isAdopted = hasPresses && adoptPresses()
    hasPresses = false
    if (isAdopted || to === 'empty') return
    const read = () => (to === 'read' ? refresh() : mergeCartOf(to.mergeFrom))
    start(isHeld(cart.getState()) ? release(read) : read())
  }
}
