import type { Gateway } from '@shop/api-client'
import type { StoreApi } from 'zustand/vanilla'
import type { CartState } from '../cart/cart-store.ts'
import type { ShopConfig } from '../runtime/config/shop-config.tsx'
import type { Platform } from '../runtime/platform/platform.ts'
import { createCheckoutStorage } from './checkout-storage.ts'
import { createCheckoutStore, type CheckoutStore } from './checkout-store.ts'

/** What of a shop the checkout needs. */
interface CheckoutShop {
  gateway: Gateway
  platform: Pick<Platform, 'sessionStorage'>
  config: Pick<ShopConfig, 'configuration'>
  cart: StoreApi<CartState>
  lazyStores: { checkout?: CheckoutStore }
}

/** The shop's one checkout form, made by the first page that asks for it. */
export function getCheckoutStore({ gateway, platform, config, cart, lazyStores }: CheckoutShop) {
  lazyStores.checkout ??= createCheckoutStore({
    gateway,
    storage: createCheckoutStorage(platform.sessionStorage),
    configuration: config.configuration,
    cart: () => cart.getState().whenIdle(),
    refreshCart: () => cart.getState().refresh(),
  })
  return lazyStores.checkout
}
