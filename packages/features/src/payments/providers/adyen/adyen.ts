import { readByNumber } from '../../payment-result.ts'
import type { ShopPaymentProvider } from '../provider.ts'
import { adyenGate } from './adyen-gate.ts'
import { adyenHosts } from './adyen-hosts.ts'
import { canOffer } from './offered-methods.ts'

/** Adyen. Its form is part of the shop's page. Some payment methods lead to a bank's page and back. */
export const adyen = {
  checkout: {
    loadForm: async () => (await import('./adyen-form.tsx')).AdyenForm,
    gate: adyenGate,
    thirdParty: adyenHosts,
    readResult: readByNumber,
    failsAt: 'failure-page',
  },
  canOffer,
  logos: {
    base: 'https://checkoutshopper-live.adyen.com/checkoutshopper/images/logos/medium/',
    // One source for all regions, because it is part of every page's policy.
    origins: ['https://*.adyen.com'],
  },
} satisfies ShopPaymentProvider
