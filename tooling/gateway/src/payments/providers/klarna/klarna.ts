import type { PaymentProviderDefinition, PaymentProviderAdapter } from '../provider.ts'
import { klarnaAccount, klarnaTable, readKlarnaSettings, type KlarnaSettings } from './klarna-settings.ts'
import { createCheckoutApi } from './klarna-checkout.ts'
import { createKlarnaClient } from './klarna-client.ts'
import { createOrdersApi, outcomeOf } from './bought-order.ts'
import { createKlarnaRoutes } from './klarna-routes.ts'
import { createKlarnaValidation } from './klarna-validation.ts'
import { parsePush, verifyPush } from './klarna-webhook.ts'

/** Klarna Checkout, now called Kustom: its form and its confirmation are embedded in the shop's pages. */
export const klarna: PaymentProviderDefinition = {
  settings: klarnaTable,
  accountOf: klarnaAccount,
  configure: (environment) => {
    const settings = readKlarnaSettings(environment)
    return ({ fetch }) => createKlarnaAdapter(settings, fetch)
  },
}

/** Creates the adapter. Klarna's checkout API holds an order until it is bought, the order management API afterwards. */
function createKlarnaAdapter(settings: KlarnaSettings, fetch: typeof globalThis.fetch): PaymentProviderAdapter {
  const call = createKlarnaClient(settings, fetch)
  const checkout = createCheckoutApi(call, settings)
  const { read, ...orders } = createOrdersApi(call)
  return {
    ...orders,
    read: async ({ id, paymentId }) => {
      const bought = await read(paymentId)
      if (bought) return outcomeOf(bought, id)
      // An order that the checkout API still returns has not ended.
      return (await checkout.read(paymentId)) ? { kind: 'open' } : { kind: 'cancelled' }
    },
    terminate: ({ paymentId }) => checkout.abort(paymentId),
    verifyWebhook: (request) => Promise.resolve(verifyPush(request, Date.now())),
    isUnsigned: true,
    parseWebhook: parsePush,
    callbacks: createKlarnaValidation,
    routes: (services) => createKlarnaRoutes(services, checkout),
  }
}
