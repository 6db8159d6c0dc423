import type { PaymentProviderAdapter } from '../provider.ts'
import { createNetsApi, outcomeOf } from './nets-api.ts'
import { createNetsClient } from './nets-client.ts'
import { createNetsOperations } from './nets-operations.ts'
import { createNetsRoutes } from './nets-routes.ts'
import type { NetsSettings } from './nets-settings.ts'
import { isFromNets, readNetsEvent } from './nets-webhook.ts'

/** Creates the adapter. */
export function createNetsAdapter(settings: NetsSettings, fetch: typeof globalThis.fetch): PaymentProviderAdapter {
  const call = createNetsClient(settings, fetch)
  const api = createNetsApi(call, settings)
  return {
    read: async ({ paymentId }) => outcomeOf(await api.read(paymentId)),
    terminate: ({ paymentId }) => api.terminate(paymentId),
    ...createNetsOperations(call, api.read),
    verifyWebhook: async (request) => (isFromNets(request, settings) ? [await request.text()] : undefined),
    parseWebhook: readNetsEvent,
    routes: (services) => createNetsRoutes(services, api.create, settings),
  }
}
