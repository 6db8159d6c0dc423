import type { PaymentProviderAdapter } from '../provider.ts'
import { createCheckoutApi } from './klarna-checkout.ts'
import { createKlarnaClient } from './klarna-client.ts'
import { createOrdersApi, outcomeOf } from './klarna-orders.ts'
import { createKlarnaRoutes } from './klarna-routes.ts'
import type { KlarnaSettings } from './klarna-settings.ts'
import { createKlarnaValidation } from './klarna-validation.ts'
import { parsePush, readPush } from './klarna-webhook.ts'

/** Klarna as the gateway works with it: an order is drafted in its checkout, and managed once it is bought. */
export function createKlarnaAdapter(settings: KlarnaSettings, fetch: typeof globalThis.fetch): PaymentProviderAdapter {
  const call = createKlarnaClient(settings, fetch)
  const checkout = createCheckoutApi(call, settings)
  const { read, ...orders } = createOrdersApi(call)
  return {
    ...orders,
    read: async ({ id, paymentId }) => {
      const bought = await read(paymentId)
      if (bought) return outcomeOf(bought, id)
      // Bought or not, an order that its checkout still knows is nothing's end.
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
