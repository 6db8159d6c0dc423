import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import type { Webhook, WebhookStyle } from '../../webhook-queue.ts'
import type { Payment } from '../payment.ts'
import { type Amount, amountSchema } from '../payment-request.ts'

/**
 * The events that the gateway did not cause: timeouts, the bank's actions, and the shop's staff in Adyen's customer area.
 */
export const OUTSIDE_EVENTS = [
  'OFFER_CLOSED',
  'EXPIRE',
  'TECHNICAL_CANCEL',
  'CANCELLATION',
  'REFUND',
  'CHARGEBACK',
] as const
export type OutsideEvent = (typeof OUTSIDE_EVENTS)[number]

/** An event of a payment or of a modification. */
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
  /** The number of the modification, or absent for the payment's own. */
  pspReference?: string
  /** The possible modifications, in a successful authorisation only. */
  operations?: readonly string[]
  /** What a reversal did. */
  modificationAction?: 'cancel' | 'refund'
}

/** The settings of Adyen's webhooks. */
export interface WebhookSettings {
  url: string
  /** Hexadecimal, as Adyen issues it. */
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

/** Returns the HMAC signature over the documented fields, in their documented order. */
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

/** Returns the signed webhook of an event. */
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

/** Returns a webhook with its amount changed by `change`, signed with a key. */
function resigned(webhook: Webhook, change: number, hmacKey: string): Webhook {
  const [first] = v.parse(bodySchema, webhook.body).notificationItems
  const { amount, ...item } = first.NotificationRequestItem
  return { ...webhook, body: bodyOf({ ...item, amount: { ...amount, value: amount.value + change } }, hmacKey) }
}

const OTHER_KEY = '00'.repeat(32)

/** How Adyen's webhooks are sent, and how scenarios falsify them: a wrong amount has a valid signature. */
export const webhookStyle = (hmacKey: string): WebhookStyle => ({
  usualDelay: 500,
  withWrongAmount: (webhook) => resigned(webhook, 100, hmacKey),
  withWrongAuthorization: (webhook) => resigned(webhook, 0, OTHER_KEY),
})
