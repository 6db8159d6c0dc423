import type { Webhook, WebhookStyle } from '../webhook-queue.ts'
import { type Order, addressFor } from './order.ts'

const UNKNOWN_ORDER = '0'.repeat(32)

/** Returns the push about a purchase. It has no body and no signature, and repeats until the shop acknowledges the order. */
export const pushOf = (order: Order): Webhook => ({
  provider: 'klarna',
  subject: order.id,
  event: 'push',
  url: addressFor(order, order.request.merchant_urls.push),
  isAcknowledged: () => order.isAcknowledged,
})

/** Returns the notification about a decided pending order, or none if the shop has no URL for it. */
export function notificationsOf(order: Order): Webhook[] {
  const { notification } = order.request.merchant_urls
  const event = `FRAUD_RISK_${order.fraudStatus}`
  if (notification === undefined) return []
  const body = { order_id: order.id, event_type: event }
  return [{ provider: 'klarna', subject: order.id, event, url: addressFor(order, notification), body }]
}

/**
 * Klarna pushes after two minutes, the sandbox after two seconds. A push has no amount, so a wrong one names a wrong order.
 */
export const klarnaWebhookStyle: WebhookStyle = {
  usualDelay: 2000,
  withWrongAmount: (webhook) => webhook,
  withWrongAuthorization: ({ provider, subject, event, url }) => ({
    provider,
    subject,
    event,
    url: url.replaceAll(subject, UNKNOWN_ORDER),
  }),
}
