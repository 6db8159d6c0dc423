import { createStoreContext } from '../runtime/state/store-context.tsx'
import type { CartState } from './cart.ts'

export const [CartProvider, useCart] = createStoreContext<CartState>('Cart')
