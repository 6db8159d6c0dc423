import { paymentGate } from '../../payment-gate.ts'
import { readStrictly } from '../../payment-result.ts'
import type { ShopPaymentProvider } from '../provider.ts'
import { netsHosts } from './nets-hosts.ts'

/** Nets Easy, which Nexi calls Nexi Checkout by now: its form stands in the shop's page and names the ways to pay. */
export const nets = {
  checkout: {
    loadForm: async () => (await import('./nets-form.tsx')).NetsForm,
    gate: paymentGate,
    thirdParty: netsHosts,
    readResult: readStrictly,
    failsAt: 'result-page',
  },
  logos: undefined,
} satisfies ShopPaymentProvider
