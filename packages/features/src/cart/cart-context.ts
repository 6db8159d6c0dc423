import { createStoreContext } from '../runtime/state/store-context.tsx'
import type { CartState } from './cart-state.ts'

/** Whether the visitor's cart is still on its way: for the first time, or anew because the visitor has changed. */
export const isAwaited = ({ isLoaded, isRead, pending }: CartState) => !isRead && (!isLoaded || pending > 0)

export const [CartProvider, useCart, useCartStore] = createStoreContext<CartState>('Cart')
