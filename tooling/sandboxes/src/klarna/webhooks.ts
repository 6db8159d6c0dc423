import type { Webhook } from '../webhook-queue.ts'
import type { WebhookStyle } from '../webhook-plan.ts'
import { type Order, addressFor } from './order.ts'

const UNKNOWN_ORDER = '0'.repeat(32)

/** Says that somebody has bought: no body, no signature, again and again until the shop acknowledges the order. */
export const pushOf = (order: Order): Webhook => ({
  provider: 'klarna',
  subject: order.id,
  event: 'push',
  url: addressFor(order, order.request.merchant_urls.push),
  isAcknowledged: () => order.isAcknowledged,
})

/** Says how the look into a pending order has ended; nothing for a shop that has given no address for it. */
export function notificationsOf(order: Order): Webhook[] {
  const { notification } = order.request.merchant_urls
  const event = `FRAUD_RISK_${order.fraudStatus}`
  if (notification === undefined) return []
  const body = { order_id: order.id, event_type: event }
  return [{ provider: 'klarna', subject: order.id, event, url: addressFor(order, notification), body }]
}

/** Two minutes with the provider, two seconds here. A push names no amount; what can be wrong with it is the order it names. */
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
