import { paymentGate } from '../../before/payment-gate.ts'
import { isPlacedAndPaid } from '../../result/read-placed.ts'
import type { ShopPaymentProvider } from '../provider.ts'
import { klarnaHosts } from './klarna-hosts.ts'

/** Klarna Checkout, now Kustom. Its form and confirmation are part of the shop's pages. */
export const klarna = {
  checkout: {
    loadForm: async () => (await import('./klarna-form.tsx')).KlarnaForm,
    gate: paymentGate,
    thirdParty: klarnaHosts,
    offersLogin: true,
    isPlaced: isPlacedAndPaid,
    failsAt: 'result-page',
    ownResult: {
      ask: async ({ payments }, ids, signal) => {
        const { dropInHtml: html, orderNumber, correlationId } = await payments.klarnaOrder(ids, signal)
        return { html: html.trim(), orderNumber, correlationId }
      },
      loadView: async () => (await import('./klarna-confirmation.tsx')).KlarnaConfirmation,
    },
  },
  logos: undefined,
} satisfies ShopPaymentProvider
