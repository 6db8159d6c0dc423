import { raiseAlarm } from '../../../alarms/raise-alarm.ts'
import { logEvent } from '../../../failures/log-event.ts'
import type { PaymentProviderAdapter, ProviderPlatform } from '../provider.ts'
import { createAdyenApi } from './adyen-api.ts'
import { findOpen } from './adyen-calls.ts'
import { applyEvent } from './adyen-events.ts'
import { createAdyenMethods } from './adyen-methods.ts'
import { createAdyenOperations } from './adyen-operations.ts'
import { outcomeOf, paymentsOf } from './adyen-payments.ts'
import { createAdyenRoutes } from './adyen-routes.ts'
import type { AdyenSettings } from './adyen-settings.ts'
import { judgeWebhook, readAdyenEvent } from './adyen-webhook.ts'

/** Adyen as the gateway works with it. It cannot be asked how a payment stands: what it has told us counts. */
export function createAdyenAdapter(settings: AdyenSettings, platform: ProviderPlatform): PaymentProviderAdapter {
  const { db } = platform
  const api = createAdyenApi(settings, platform)
  return {
    ...createAdyenOperations(db, api, settings),
    read: async ({ id, isCurrent }) => {
      const outcome = outcomeOf(await paymentsOf(db, id))
      const isUnpaid = outcome.kind === 'open' || outcome.kind === 'refused'
      // Another order took its place, or the customer never came back: nothing more can be paid, unless that is happening right now.
      return isUnpaid && !isCurrent && !(await findOpen(db, id)) ? { kind: 'cancelled' } : outcome
    },
    paymentForm: createAdyenMethods(api, settings),
    // Always taken: Adyen sends nothing else until a webhook is taken, for up to a month.
    verifyWebhook: async (request) => {
      const { messages, dropped } = judgeWebhook(await request.text(), settings)
      if (dropped.length > 0) {
        const detail = [...new Set(dropped)].join(', ')
        logEvent('webhook-refused', { provider: 'adyen', items: dropped.length, because: detail })
        await raiseAlarm(db, { kind: 'webhook-dropped', subjectId: 'adyen', detail })
      }
      return messages
    },
    knowsPaymentsFirst: true,
    parseWebhook: (message) => {
      const event = readAdyenEvent(message)
      if (event?.merchantAccountCode !== settings.merchantAccount) return undefined
      const { pspReference, eventCode, success, merchantReference } = event
      return { key: `${eventCode}:${success}:${pspReference}`, paymentId: merchantReference }
    },
    acceptWebhook: async (message, { id }) => {
      const event = readAdyenEvent(message)
      if (event) await applyEvent(db, event, id)
    },
    routes: (services) => createAdyenRoutes(services, api, settings),
  }
}
