import type { StoreApi } from 'zustand/vanilla'
import type { KeyValueStore } from '../runtime/platform/storage.ts'
import type { CartState } from './cart-state.ts'

/** Under which key of the local storage stands how many pieces were in the cart when it was last read, and in whose. */
const MEMORY_KEY = 'cart-total'

/**
 * Remembers on the device how many pieces the visitor's cart holds, so that the header can say so on the next visit before
 * the cart is read. `recall` is for the moment in which it is known who is shopping.
 */
export function createCartMemory(
  cart: Pick<StoreApi<CartState>, 'subscribe' | 'setState'>,
  storage: KeyValueStore,
  userId: () => string,
) {
  cart.subscribe((state, before) => {
    const hasBeenRead = state.cart !== before.cart || !before.isRead
    if (state.isRead && hasBeenRead && !state.isHeld) storage.write(MEMORY_KEY, `${state.cart.total} ${userId()}`)
    // The cart is somebody else's from now on.
    if (isKnown(before) && !isKnown(state)) storage.remove(MEMORY_KEY)
  })
  return {
    recall: () => {
      const [total = '', id] = (storage.read(MEMORY_KEY) ?? '').split(' ')
      cart.setState({ recalledTotal: id === userId() && /^\d{1,6}$/.test(total) ? Number(total) : undefined })
    },
  }
}

const isKnown = ({ isRead, recalledTotal }: CartState) => isRead || recalledTotal !== undefined
