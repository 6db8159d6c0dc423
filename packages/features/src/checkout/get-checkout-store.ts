import { createCheckoutStorage } from './checkout-storage.ts'
import { createCheckoutStore } from './checkout-store.ts'
import type { Shop } from '../shop.ts'

/** The shop's one checkout form, made by the first page that asks for it. */
export function getCheckoutStore({ gateway, platform, config, cart, lazyStores }: Shop) {
  lazyStores.checkout ??= createCheckoutStore({
    gateway,
    storage: createCheckoutStorage(platform.sessionStorage),
    configuration: config.configuration,
    cart: () => cart.getState().whenIdle(),
    refreshCart: () => cart.getState().refresh(),
  })
  return lazyStores.checkout
}
