import type { StoreApi } from 'zustand/vanilla'
import { defineMemory, type PlatformOf } from '../runtime/memory/memory.ts'
import { isHeld, type CartState } from './cart.ts'

/** The cart's last known total, and its visitor's id. */
export const cartTotal = defineMemory('cart.total', (stored) => {
  const { total, visitorId } = Object(stored) as { total?: unknown; visitorId?: unknown }
  const isTotal = typeof total === 'number' && Number.isInteger(total) && total >= 0 && total <= MAX_TOTAL
  return isTotal && typeof visitorId === 'string' ? { total, visitorId } : undefined
})

const MAX_TOTAL = 999_999

/**
 * Stores the total of the visitor's cart on the device. The header shows it on the next visit before the cart is read. Call
 * `recall` when the visitor is known.
 */
export function createCartMemory(
  cart: Pick<StoreApi<CartState>, 'subscribe' | 'getState' | 'setState'>,
  platform: PlatformOf<'cart'>,
  userId: () => string,
) {
  cart.subscribe((state, before) => {
    const { cart: read } = state.view
    const isOwn = read && read !== before.view.cart && !isHeld(state)
    if (isOwn) cartTotal.write(platform, { total: read.total, visitorId: userId() })
    // The visitor has changed.
    if (isKnown(before) && !isKnown(state)) cartTotal.forget(platform)
  })
  return {
    recall: () => {
      const known = cartTotal.read(platform)
      const { view } = cart.getState()
      const recalled = known?.visitorId === userId() ? known.total : undefined
      if (!view.cart && view.from !== 'held') cart.setState({ view: { ...view, recalled } })
    },
  }
}

const isKnown = ({ view }: CartState) => view.cart !== undefined || view.recalled !== undefined
