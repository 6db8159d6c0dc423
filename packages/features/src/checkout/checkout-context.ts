import { createStoreContext } from '../runtime/state/store-context.tsx'
import type { CheckoutState } from './checkout-store.ts'

export const [CheckoutProvider, useCheckout, useCheckoutStore] = createStoreContext<CheckoutState>('Checkout')
