import type { PaymentProviderDefinition, PaymentProviderAdapter } from '../provider.ts'
import { netsAccount, netsTable, readNetsSettings, type NetsSettings } from './nets-settings.ts'
import { createNetsApi, outcomeOf } from './nets-api.ts'
import { createNetsClient } from './nets-client.ts'
import { createNetsOperations } from './nets-operations.ts'
import { createNetsRoutes } from './nets-routes.ts'
import { readNetsEvent, verifyNetsWebhook } from './nets-webhook.ts'

/** Nets Easy, now called Nexi Checkout: its form is embedded in the shop's page. */
export const nets: PaymentProviderDefinition = {
  settings: netsTable,
  accountOf: netsAccount,
  configure: (environment) => {
    const settings = readNetsSettings(environment)
    return ({ fetch }) => createNetsAdapter(settings, fetch)
  },
}

/** Creates the adapter. */
export function createNetsAdapter(settings: NetsSettings, fetch: typeof globalThis.fetch): PaymentProviderAdapter {
  const call = createNetsClient(settings, fetch)
  const api = createNetsApi(call, settings)
  return {
    read: async ({ paymentId, providerReadAt }) => outcomeOf(await api.read(paymentId), providerReadAt),
    terminate: ({ paymentId }) => api.terminate(paymentId),
    ...createNetsOperations(call, api.read),
    verifyWebhook: (request) => verifyNetsWebhook(request, settings),
    parseWebhook: readNetsEvent,
    routes: (services) => createNetsRoutes(services, api.create, settings),
  }
}
