import type { PaymentProviderAdapter, ProviderPlatform } from '../provider.ts'
import { createAdyenApi } from './adyen-api.ts'
import { shopStatus } from './adyen-answers.ts'
import { findOpen, lastAnswer } from './adyen-calls.ts'
import { applyEvent } from './adyen-events.ts'
import { createAdyenMethods } from './adyen-methods.ts'
import { readOutcome } from './adyen-modifications.ts'
import { createAdyenOperations } from './adyen-operations.ts'
import { outcomeOf, paymentsOf } from './adyen-payments.ts'
import { createAdyenRoutes } from './adyen-routes.ts'
import type { AdyenSettings } from './adyen-settings.ts'
import { judgeWebhook, readAdyenEvent } from './adyen-webhook.ts'

/** Creates the adapter. Adyen cannot be polled about a payment, so its answers and webhooks are stored and count. */
export function createAdyenAdapter(settings: AdyenSettings, platform: ProviderPlatform): PaymentProviderAdapter {
  const { db } = platform
  const api = createAdyenApi(settings, platform)
  return {
    ...createAdyenOperations(db, api, settings),
    read: async ({ id, isCurrent }) => {
      const outcome = await readOutcome(db, id)
      const isUnpaid = outcome.kind === 'open' || outcome.kind === 'refused'
      // The transaction was replaced or abandoned. Nothing can be paid any more, unless a call is in flight.
      return isUnpaid && !isCurrent && !(await findOpen(db, id)) ? { kind: 'cancelled' } : outcome
    },
    statusOf: async (transaction) => {
      const outcome = outcomeOf(await paymentsOf(db, transaction.id))
      return shopStatus(transaction, await lastAnswer(db, transaction.id), outcome)
    },
    paymentForm: createAdyenMethods(api, settings),
    // After a refused webhook Adyen repeats it for up to a month and sends no others.
    acceptsUnproven: true,
    verifyWebhook: async (request) => judgeWebhook(await request.text(), settings),
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
