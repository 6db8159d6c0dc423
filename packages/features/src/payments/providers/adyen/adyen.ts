import type { ShopPaymentProvider } from '../provider.ts'

/** Adyen. */
export const adyen: ShopPaymentProvider = {
  checkout: undefined,
  logos: {
    base: 'https://checkoutshopper-live.adyen.com/checkoutshopper/images/logos/medium/',
    origins: ['https://checkoutshopper-live.adyen.com', 'https://checkoutshopper-test.adyen.com'],
  },
}
