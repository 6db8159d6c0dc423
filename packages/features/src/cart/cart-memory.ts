import type { StoreApi } from 'zustand/vanilla'
import type { KeyValueStore } from '../runtime/platform/storage.ts'
import type { CartState } from './cart-state.ts'

/** The local storage key of the cart's last known total and its visitor's id. */
const MEMORY_KEY = 'cart-total'

/**
 * Stores the total of the visitor's cart on the device. The header shows it on the next visit before the cart is read. Call
 * `recall` when the visitor is known.
 */
export function createCartMemory(
  cart: Pick<StoreApi<CartState>, 'subscribe' | 'setState'>,
  storage: KeyValueStore,
  userId: () => string,
) {
  cart.subscribe((state, before) => {
    const hasBeenRead = state.cart !== before.cart || !before.isRead
    if (state.isRead && hasBeenRead && !state.isHeld) storage.write(MEMORY_KEY, `${state.cart.total} ${userId()}`)
    // The visitor has changed.
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
