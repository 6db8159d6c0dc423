import type { Webhook, Wrong } from '../webhook-queue.ts'
import { type Order, addressFor } from './order.ts'

const UNKNOWN_ORDER = '0'.repeat(32)

/**
 * Returns the push about a purchase. It has no body and no signature, and repeats until the shop acknowledges the order. A
 * wrong one names a wrong order.
 */
export const pushOf = (order: Order, wrong: Wrong): Webhook => ({
  provider: 'klarna',
  subject: order.id,
  event: 'push',
  url: addressFor(wrong.authorization ? { id: UNKNOWN_ORDER } : order, order.request.merchant_urls.push),
  ...(!wrong.authorization && { isAcknowledged: () => order.isAcknowledged }),
})

/** Returns the notification about a decided pending order, or none if the shop has no URL for it. */
export function notificationsOf(order: Order): Webhook[] {
  const { notification } = order.request.merchant_urls
  const event = `FRAUD_RISK_${order.fraudStatus}`
  if (notification === undefined) return []
  const body = { order_id: order.id, event_type: event }
  return [{ provider: 'klarna', subject: order.id, event, url: addressFor(order, notification), body }]
}
