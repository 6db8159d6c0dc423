import type { StoreApi } from 'zustand/vanilla'
import type { SessionState } from '../session/session-state.ts'
import type { createCartMemory } from './cart-memory.ts'
import { isHeld } from './cart.ts'
import type { CartShop } from './queue.ts'

interface CartOfSession {
  session: Pick<StoreApi<SessionState>, 'subscribe'>
  cart: CartShop['cart']
  cartMemory: Pick<ReturnType<typeof createCartMemory>, 'recall'>
  /** Takes over the adds from before hydration. Returns false if there are none. */
  adoptPresses: () => boolean
}

/** Shows the cart of the visitor from now on: reads, merges or empties it whenever the session is another visitor's. */
export function followSession({ session, cart, cartMemory, adoptPresses }: CartOfSession) {
  session.subscribe(({ user, isNew, interrupted, mergesCartOf }, before) => {
    const id = user?.userProfile.userId
    const idBefore = before.user?.userProfile.userId
    const isSame = id === idBefore && user?.tokenInfo === before.user?.tokenInfo
    if (!id || (isSame && interrupted === before.interrupted)) return
    const { initEmpty, mergeCartOf, refresh, release } = cart.getState()
    const isKept = isHeld(cart.getState())
    // The visitor decides first how to go on with an interrupted checkout.
    if (isKept && interrupted !== undefined) return
    cartMemory.recall()
    // A new visitor's cart is empty. No call is needed, and no code for one.
    if (isNew) initEmpty()
    if ((!before.user && adoptPresses()) || isNew) return
    // The cart itself shows that a read has failed, so the rejection is ignored.
    const read = () => (mergesCartOf ? mergeCartOf(mergesCartOf) : refresh())
    void (isKept ? release(read) : read()).catch(() => undefined)
  })
}
