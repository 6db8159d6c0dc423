import { createStore } from 'zustand/vanilla'
import type { GatewayLoader } from '../runtime/gateway/gateway-loader.ts'
import { unknownCart, type CartState, type VisitorCart } from './cart.ts'
import type { CartMerges } from './merge.ts'
import { newQueue, type CartStore } from './queue.ts'
import { visitorCart } from './visit-cart.ts'

/** Creates the visitor's cart, unread. */
export function createCartStore(load: GatewayLoader, merges: CartMerges): CartStore {
  const queue = newQueue(load, merges)
  const store = createStore<CartState & VisitorCart>()((setState, getState, api) => ({
    ...unknownCart,
    ...visitorCart({ cart: { ...api, queue } }),
  }))
  return { ...store, queue }
}
