import { refresh, whenIdle } from '../cart/queue.ts'
import type { Shop } from '../runtime/state/shop-context.ts'
import { saveAddress } from '../session/save-address.ts'
import { createCheckoutStorage } from './checkout-storage.ts'
import { createCheckoutStore } from './checkout-store.ts'

/** Returns the shop's checkout form. The first page that needs it creates it. */
export const getCheckoutStore = ({ loadGateway, platform, config, cart, session, checkout }: Shop) =>
  checkout.get(() =>
    createCheckoutStore({
      loadGateway,
      storage: createCheckoutStorage(platform),
      configuration: config.configuration,
      addressBook: () => {
        const { userProfile } = session.getState().user ?? {}
        return userProfile?.isAuthenticated ? userProfile.addressBook : undefined
      },
      saveAddress: (address) => saveAddress(session, address),
      cart: () => whenIdle({ cart }),
      refreshCart: () => refresh({ cart }),
    }),
  )
