import { readByNumber } from '../../payment-result.ts'
import type { ShopPaymentProvider } from '../provider.ts'
import { adyenGate } from './adyen-gate.ts'
import { adyenHosts } from './adyen-hosts.ts'
import { canOffer } from './offered-methods.ts'

/** Adyen: its form stands in the shop's page, and some ways to pay lead to a page of a bank and back (OP-36). */
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
    // One source for all regions: the policy of every page carries it.
    origins: ['https://*.adyen.com'],
  },
} satisfies ShopPaymentProvider
