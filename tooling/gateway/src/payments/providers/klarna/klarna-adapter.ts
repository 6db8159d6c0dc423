import type { PaymentProviderAdapter } from '../provider.ts'
import { createCheckoutApi } from './klarna-checkout.ts'
import { createKlarnaClient } from './klarna-client.ts'
import { createOrdersApi, outcomeOf } from './klarna-orders.ts'
import { createKlarnaRoutes } from './klarna-routes.ts'
import type { KlarnaSettings } from './klarna-settings.ts'
import { createKlarnaValidation } from './klarna-validation.ts'
import { parsePush, readPush } from './klarna-webhook.ts'

/** Creates the adapter. Klarna's checkout API holds an order until it is bought, the order management API afterwards. */
export function createKlarnaAdapter(settings: KlarnaSettings, fetch: typeof globalThis.fetch): PaymentProviderAdapter {
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
    verifyWebhook: (request) => Promise.resolve(readPush(request, Date.now())),
    isUnsigned: true,
    parseWebhook: parsePush,
    callbacks: createKlarnaValidation,
    routes: (services) => createKlarnaRoutes(services, checkout),
  }
}
