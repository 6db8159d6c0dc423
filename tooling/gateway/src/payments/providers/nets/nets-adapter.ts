import type { PaymentProviderAdapter } from '../provider.ts'
import { createNetsApi } from './nets-api.ts'
import { createNetsRoutes } from './nets-routes.ts'
import type { NetsSettings } from './nets-settings.ts'
import { isFromNets, readNetsEvent } from './nets-webhook.ts'

/** Nets as the gateway works with it. */
export function createNetsAdapter(settings: NetsSettings, fetch: typeof globalThis.fetch): PaymentProviderAdapter {
  const api = createNetsApi(settings, fetch)
  return {
    read: ({ paymentId }) => api.read(paymentId),
    terminate: ({ paymentId }) => api.terminate(paymentId),
    verifyWebhook: async (request) => (isFromNets(request, settings) ? [await request.text()] : undefined),
    parseWebhook: readNetsEvent,
    routes: ({ db }) => createNetsRoutes(db, api.create, settings),
  }
}
