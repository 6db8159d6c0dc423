import type { StoreApi } from 'zustand/vanilla'
import type { SentAdd } from '@shop/api-client/send-add.ts'
import type { SessionState } from '../session/session-state.ts'
import type { createCartMemory } from './cart-memory.ts'
import type { CartState } from './cart-state.ts'

interface CartOfSession {
  session: Pick<StoreApi<SessionState>, 'subscribe'>
  cart: Pick<StoreApi<CartState>, 'getState'>
  cartMemory: Pick<ReturnType<typeof createCartMemory>, 'recall'>
  /** The adds from before hydration. */
  sentAdds: readonly SentAdd[]
}

/** Shows the cart of the visitor from now on: reads, merges or empties it whenever the session is another visitor's. */
export function followSession({ session, cart, cartMemory, sentAdds }: CartOfSession) {
  session.subscribe(({ user, isNew, interrupted, mergesCartOf }, before) => {
    const id = user?.userProfile.userId
    const idBefore = before.user?.userProfile.userId
    const isSame = id === idBefore && user?.tokenInfo === before.user?.tokenInfo
    if (!id || (isSame && interrupted === before.interrupted)) return
    const { adoptSentAdds, initEmpty, isHeld, mergeCartOf, refresh, release } = cart.getState()
    // The visitor decides first how to go on with an interrupted checkout.
    if (isHeld && interrupted !== undefined) return
    cartMemory.recall()
    // A new visitor's cart is empty. No call is needed, and no code for one.
    if (isNew) initEmpty()
    const adds = before.user ? [] : sentAdds
    if (adds.length > 0) return adoptSentAdds(adds)
    if (isNew) return
    // The cart itself shows that a read has failed, so the rejection is ignored.
    const read = () => (mergesCartOf ? mergeCartOf(mergesCartOf) : refresh())
    void (isHeld ? release(read) : read()).catch(() => undefined)
  })
}
