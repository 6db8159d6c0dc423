import { createStoreContext } from '../runtime/state/store-context.tsx'
import type { CartState } from './cart-state.ts'

/** Whether the visitor's cart is being read for the first time, or again after the visitor has changed. */
export const isAwaited = ({ isLoaded, isRead, pending }: CartState) => !isRead && (!isLoaded || pending > 0)

export const [CartProvider, useCart, useCartStore] = createStoreContext<CartState>('Cart')
