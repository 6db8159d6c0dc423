import type { Step } from '../../control/scenarios.ts'
import type { SandboxServices } from '../../sandbox.ts'
import { queueWebhooks } from '../../webhook-plan.ts'
import type { Payment } from '../payment.ts'
import type { PaymentRequest } from '../payment-request.ts'
import { type AdyenEvent, type WebhookSettings, webhookOf, webhookStyle } from './webhooks.ts'

/** Long enough for the previous webhook to arrive. */
const NEXT_WEBHOOK_MILLISECONDS = 1000

/** Creates the sender of webhooks, which the scenarios can change. */
export function createNotifier(
  { platform, eventLog, scenarios, webhookQueue }: SandboxServices,
  settings: WebhookSettings,
) {
  const style = webhookStyle(settings.hmacKey)

  const stepsFor = (request: PaymentRequest): Step[] =>
    scenarios.stepsFor('adyen', {
      reference: request.reference,
      email: request.shopperEmail,
      amount: request.amount.value,
    })

  const heldBack = ({ request }: Payment) =>
    webhookQueue
      .all()
      .filter(
        ({ provider, subject, state }) => provider === 'adyen' && subject === request.reference && state === 'held',
      )

  function notify(payment: Payment, ...events: AdyenEvent[]) {
    const date = new Date(platform.now()).toISOString()
    const webhooks = events.map((event) => webhookOf(payment, event, date, settings))
    for (const { event } of webhooks) eventLog.record('adyen', event, { reference: payment.request.reference })
    const steps = stepsFor(payment.request)
    // For the step out-of-order, an event is held back until the next one has been sent.
    const overtaken = steps.includes('out-of-order') && !steps.includes('never') ? heldBack(payment) : undefined
    if (overtaken?.length === 0) {
      webhookQueue.hold(webhooks)
      return
    }
    queueWebhooks(webhookQueue, webhooks, steps, style)
    for (const delivery of overtaken ?? []) {
      platform.after(style.usualDelay + NEXT_WEBHOOK_MILLISECONDS, () => void webhookQueue.deliver(delivery))
    }
  }

  return { stepsFor, notify }
}
