import type { PaymentProviderAdapter, ProviderPlatform } from '../provider.ts'
import { createAdyenApi } from './adyen-api.ts'
import { findOpen } from './adyen-calls.ts'
import { createAdyenMethods } from './adyen-methods.ts'
import { newsOf, raiseAlarm } from './adyen-news.ts'
import { createAdyenOperations } from './adyen-operations.ts'
import { outcomeOf, paymentsOf, recordPayment } from './adyen-payments.ts'
import { createAdyenRoutes } from './adyen-routes.ts'
import type { AdyenSettings } from './adyen-settings.ts'
import { readAdyenEvent, signedEvents } from './adyen-webhook.ts'

/** Adyen as the gateway works with it. It cannot be asked how a payment stands: what it has told us counts. */
export function createAdyenAdapter(settings: AdyenSettings, { fetch, db }: ProviderPlatform): PaymentProviderAdapter {
  const api = createAdyenApi(settings, fetch)
  return {
    ...createAdyenOperations(db, api, settings),
    read: async ({ id, isCurrent }) => {
      const outcome = outcomeOf(await paymentsOf(db, id))
      const isUnpaid = outcome.kind === 'open' || outcome.kind === 'refused'
      // Another order took its place, or nobody came back: nothing more can be paid, unless that is happening right now.
      return isUnpaid && !isCurrent && !(await findOpen(db, id)) ? { kind: 'cancelled' } : outcome
    },
    paymentForm: createAdyenMethods(api, settings),
    verifyWebhook: async (request) => signedEvents(await request.text(), settings.hmacKey),
    parseWebhook: (message) => {
      const event = readAdyenEvent(message)
      // Those of another account of the same company are none of ours.
      if (event?.merchantAccountCode !== settings.merchantAccount) return undefined
      const { pspReference, eventCode, success, merchantReference } = event
      return { key: `${eventCode}:${success}:${pspReference}`, paymentId: merchantReference }
    },
    acceptWebhook: async (message, { id }) => {
      const event = readAdyenEvent(message)
      if (!event) return
      raiseAlarm(event, id)
      const news = newsOf(event, id)
      if (news) await recordPayment(db, news)
    },
    routes: (services) => createAdyenRoutes(services, api, settings),
  }
}
