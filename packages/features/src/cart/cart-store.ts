import { createStore } from 'zustand/vanilla'
import type { GatewayLoader } from '../runtime/gateway/gateway-loader.ts'
import { unknownCart } from './cart.ts'
import type { CartMerges } from './merge.ts'
import { newQueue, type CartStore } from './queue.ts'

/** Creates the visitor's cart, unread. */
export const createCartStore = (load: GatewayLoader, merges: CartMerges): CartStore => ({
  ...createStore(() => unknownCart),
  queue: newQueue(load, merges),
})
