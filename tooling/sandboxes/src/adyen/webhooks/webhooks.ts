import { createHmac } from 'node:crypto'
import type { Webhook, Wrong } from '../../webhook-queue.ts'
import type { Payment } from '../payment.ts'
import type { Amount } from '../payment-request.ts'

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

/** The signed fields of a webhook. */
interface Signed {
  pspReference: string
  originalReference?: string | undefined
  merchantAccountCode: string
  merchantReference: string
  amount: Amount
  eventCode: string
  success: string
}

/** Returns the HMAC signature over the documented fields, in their documented order. */
export function signatureOf(item: Signed, hmacKey: string): string {
  const { pspReference, originalReference = '', merchantAccountCode, merchantReference } = item
  const references = [pspReference, originalReference, merchantAccountCode, merchantReference]
  const signed = [...references, item.amount.value, item.amount.currency, item.eventCode, item.success].join(':')
  return createHmac('sha256', Buffer.from(hmacKey, 'hex')).update(signed).digest('base64')
}

const OTHER_KEY = '00'.repeat(32)

/** Returns the signed webhook of an event. A wrong amount has a valid signature. */
export function webhookOf(
  { pspReference, method, request }: Payment,
  event: AdyenEvent,
  date: string,
  { url, hmacKey }: WebhookSettings,
  wrong: Wrong,
): Webhook {
  const { currency, value } = event.amount
  const item = {
    ...(event.pspReference && { originalReference: pspReference }),
    pspReference: event.pspReference ?? pspReference,
    merchantReference: request.reference,
    merchantAccountCode: request.merchantAccount,
    eventCode: event.eventCode,
    eventDate: date,
    success: String(event.success),
    amount: { currency, value: value + (wrong.amount ? 100 : 0) },
    paymentMethod: method,
    reason: event.reason,
    ...(event.operations && { operations: event.operations }),
  }
  const additionalData = {
    ...(event.modificationAction && { 'modification.action': event.modificationAction }),
    hmacSignature: signatureOf(item, wrong.authorization ? OTHER_KEY : hmacKey),
  }
  return {
    provider: 'adyen',
    subject: request.reference,
    event: `${event.eventCode} ${item.success}`,
    url,
    body: { live: 'false', notificationItems: [{ NotificationRequestItem: { ...item, additionalData } }] },
    isAcknowledged: (status) => status >= 200 && status < 300,
  }
}
