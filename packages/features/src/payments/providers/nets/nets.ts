import { paymentGate } from '../../before/payment-gate.ts'
import { isPlacedAndPaid } from '../../result/read-placed.ts'
import type { ShopPaymentProvider } from '../provider.ts'
import { netsHosts } from './nets-hosts.ts'

/** Nets Easy, now Nexi Checkout. Its form is part of the shop's page and shows the payment methods. */
export const nets = {
  checkout: {
    loadForm: async () => (await import('./nets-form.tsx')).NetsForm,
    gate: paymentGate,
    // Nets adds its payment's id, however its letters are written.
    bankReturn: { isIn: (query) => [...query.keys()].some((name) => name.toLowerCase() === 'paymentid') },
    thirdParty: netsHosts,
    isPlaced: isPlacedAndPaid,
    failsAt: 'result-page',
  },
  logos: undefined,
} satisfies ShopPaymentProvider
