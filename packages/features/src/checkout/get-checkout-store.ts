import { customerOf } from '@shop/domain/account/visit.ts'
import { refresh, whenIdle } from '../cart/queue.ts'
import type { Shop } from '../runtime/state/shop-context.ts'
import { saveAddress } from '../session/profile/save-address.ts'
import { createCheckoutStorage } from './checkout-storage.ts'
import { createCheckoutStore } from './checkout-store.ts'

/** Returns the shop's checkout form. The first page that needs it creates it. */
export function getCheckoutStore(shop: Shop) {
  const { loadGateway, platform, config, cart, visit, checkout } = shop
  return checkout.get(() =>
    createCheckoutStore({
      loadGateway,
      storage: createCheckoutStorage(platform),
      configuration: config.configuration,
      addressBook: () => customerOf(visit.getState())?.addressBook,
      saveAddress: (address) => saveAddress(shop, address),
      cart: () => whenIdle({ cart }),
      refreshCart: () => refresh({ cart }),
    }),
  )
}
