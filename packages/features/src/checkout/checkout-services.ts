import { createContext, use } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { CartState } from '../cart/cart-state.ts'
import type { ShopConfig } from '../runtime/config/shop-config.tsx'
import type { LoadGateway } from '../runtime/gateway/gateway-loader.ts'
import type { Platform } from '../runtime/platform/platform.ts'
import type { SessionState } from '../session/session-state.ts'
import type { CheckoutStore } from './checkout-store.ts'
import type { OpenCheckout } from './open-checkout.ts'

/** The parts of a shop that the checkout form needs, and the form once created. */
export interface CheckoutServices {
  loadGateway: LoadGateway
  platform: Pick<Platform, 'sessionStorage' | 'localStorage'>
  config: Pick<ShopConfig, 'configuration'>
  cart: StoreApi<CartState>
  session: StoreApi<SessionState>
  openCheckout: OpenCheckout
  lazyStores: { checkout?: CheckoutStore }
}

const CheckoutServicesContext = createContext<CheckoutServices | undefined>(undefined)
export const CheckoutServicesProvider = CheckoutServicesContext

export function useCheckoutServices(): CheckoutServices {
  const services = use(CheckoutServicesContext)
  if (!services) throw new Error('Wrap this in <CheckoutServicesProvider>')
  return services
}
