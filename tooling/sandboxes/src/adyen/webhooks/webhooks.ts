import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import type { WebhookStyle } from '../../webhook-plan.ts'
import type { Webhook } from '../../webhook-queue.ts'
import type { Payment } from '../payment.ts'
import { type Amount, amountSchema } from '../payment-request.ts'

/** What happens to a payment without the shop: time runs out, or the bank or the shop's own people at Adyen act. */
export const OUTSIDE_EVENTS = [
  'OFFER_CLOSED',
  'EXPIRE',
  'TECHNICAL_CANCEL',
  'CANCELLATION',
  'REFUND',
  'CHARGEBACK',
] as const
export type OutsideEvent = (typeof OUTSIDE_EVENTS)[number]

/** What has become of a payment, or of what the shop wanted done with it. */
export interface AdyenEvent {
  eventCode:
    | 'AUTHORISATION'
    | 'CAPTURE'
    | 'CAPTURE_FAILED'
    | 'CANCEL_OR_REFUND'
    | 'CANCELLATION'
    | 'REFUND'
    | 'REFUND_FAILED'
    | OutsideEvent
  success: boolean
  amount: Amount
  reason: string
  /** The number of a capture, a cancel or a refund; the payment's own when it is none of them. */
  pspReference?: string
  /** What the payment can have done with it; with a successful authorisation alone. */
  operations?: readonly string[]
  /** What a reversal has come to. */
  modificationAction?: 'cancel' | 'refund'
}

/** Where and as whom the provider speaks to the shop. */
export interface WebhookSettings {
  url: string
  /** Hexadecimal, as the provider hands it out. */
  hmacKey: string
}

const signedSchema = v.looseObject({
  pspReference: v.string(),
  originalReference: v.optional(v.string()),
  merchantAccountCode: v.string(),
  merchantReference: v.string(),
  amount: amountSchema,
  eventCode: v.string(),
  success: v.string(),
  additionalData: v.optional(v.record(v.string(), v.string())),
})
type Signed = v.InferInput<typeof signedSchema>

const bodySchema = v.looseObject({
  notificationItems: v.tuple([v.object({ NotificationRequestItem: signedSchema })]),
})

/** The proof that the provider has sent it: an HMAC over the parts that matter, in the documented order. */
export function signatureOf(item: Signed, hmacKey: string): string {
  const { pspReference, originalReference = '', merchantAccountCode, merchantReference } = item
  const references = [pspReference, originalReference, merchantAccountCode, merchantReference]
  const signed = [...references, item.amount.value, item.amount.currency, item.eventCode, item.success].join(':')
  return createHmac('sha256', Buffer.from(hmacKey, 'hex')).update(signed).digest('base64')
}

const bodyOf = (item: Signed, hmacKey: string) => ({
  live: 'false',
  notificationItems: [
    {
      NotificationRequestItem: {
        ...item,
        additionalData: { ...item.additionalData, hmacSignature: signatureOf(item, hmacKey) },
      },
    },
  ],
})

/** The webhook of an event, signed. */
export function webhookOf(
  payment: Payment,
  event: AdyenEvent,
  date: string,
  { url, hmacKey }: WebhookSettings,
): Webhook {
  const item = {
    ...(event.pspReference && { originalReference: payment.pspReference }),
    pspReference: event.pspReference ?? payment.pspReference,
    merchantReference: payment.request.reference,
    merchantAccountCode: payment.request.merchantAccount,
    eventCode: event.eventCode,
    eventDate: date,
    success: String(event.success),
    amount: event.amount,
    paymentMethod: payment.method,
    reason: event.reason,
    ...(event.operations && { operations: event.operations }),
    ...(event.modificationAction && { additionalData: { 'modification.action': event.modificationAction } }),
  }
  return {
    provider: 'adyen',
    subject: payment.request.reference,
    event: `${event.eventCode} ${item.success}`,
    url,
    body: bodyOf(item, hmacKey),
    isAcknowledged: (status) => status >= 200 && status < 300,
  }
}

/** The same webhook with its amount changed by so much, signed with this key. */
function resigned(webhook: Webhook, change: number, hmacKey: string): Webhook {
  const [first] = v.parse(bodySchema, webhook.body).notificationItems
  const { amount, ...item } = first.NotificationRequestItem
  return { ...webhook, body: bodyOf({ ...item, amount: { ...amount, value: amount.value + change } }, hmacKey) }
}

const OTHER_KEY = '00'.repeat(32)

/** How Adyen's webhooks come, and what a wrong one looks like: another amount is still signed as it should be. */
export const webhookStyle = (hmacKey: string): WebhookStyle => ({
  usualDelay: 500,
  withWrongAmount: (webhook) => resigned(webhook, 100, hmacKey),
  withWrongAuthorization: (webhook) => resigned(webhook, 0, OTHER_KEY),
})
