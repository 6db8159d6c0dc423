import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { knownPaymentMethodSchema } from '../../../model/payment-method.ts'
import { isAlarmEvent, isIgnoredEvent, isMoneyEvent } from './adyen-event-codes.ts'
import type { AdyenSettings } from './adyen-settings.ts'

const MAX_ITEMS = 100
const reference = v.pipe(v.string(), v.maxLength(256))
// Optional details in an unexpected form are ignored.
const detail = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(40))), undefined)

const itemSchema = v.object({
  pspReference: reference,
  originalReference: v.nullish(reference, ''),
  merchantAccountCode: reference,
  merchantReference: v.nullish(reference, ''),
  amount: v.object({ value: v.number(), currency: v.pipe(v.string(), v.maxLength(3)) }),
  eventCode: v.pipe(v.string(), v.maxLength(60)),
  success: v.picklist(['true', 'false']),
  paymentMethod: knownPaymentMethodSchema,
  /** The modifications that the payment allows. Only a successful AUTHORISATION has them. */
  operations: v.fallback(v.nullish(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(10))), undefined),
  additionalData: v.fallback(v.object({ 'modification.action': detail, fraudManualReview: detail }), {
    'modification.action': undefined,
    fraudManualReview: undefined,
  }),
})
/** The part of a webhook that is stored: the payment method, but no card number and no name. */
export type AdyenEvent = v.InferOutput<typeof itemSchema>

const signedSchema = v.object({ additionalData: v.object({ hmacSignature: v.pipe(v.string(), v.maxLength(200)) }) })
const notificationSchema = v.object({
  live: v.fallback(v.picklist(['true', 'false']), 'false'),
  notificationItems: v.pipe(v.array(v.object({ NotificationRequestItem: v.unknown() })), v.maxLength(MAX_ITEMS)),
})

/** Why an item of a webhook is dropped. */
export type DropReason = 'not-understood' | 'not-signed' | 'other-mode' | 'unknown-event'

/** The result of checking the items of a webhook. */
export interface JudgedWebhook {
  /** The events to handle, one message each. */
  messages: string[]
  dropped: DropReason[]
}

/**
 * Checks each item of a webhook by itself. An item that is unsigned, unreadable or from the other mode is dropped and
 * counted. Refusing the whole webhook would block all later ones.
 */
export function judgeWebhook(body: string, settings: AdyenSettings): JudgedWebhook {
  const notification = parsed(notificationSchema, body)
  if (!notification.success) return { messages: [], dropped: ['not-understood'] }
  const isLive = notification.output.live === 'true'
  const webhook: JudgedWebhook = { messages: [], dropped: [] }
  for (const { NotificationRequestItem: item } of notification.output.notificationItems) {
    const judged = isLive === settings.isLive ? judge(item, settings) : 'other-mode'
    if (typeof judged === 'string') webhook.dropped.push(judged)
    else if (judged) webhook.messages.push(JSON.stringify(judged))
  }
  return webhook
}

/** Returns the event of an item, or why it is dropped. Undefined for an ignored event. */
function judge(item: unknown, { hmacKeys, merchantAccount }: AdyenSettings): AdyenEvent | DropReason | undefined {
  const read = v.safeParse(itemSchema, item)
  if (!read.success) return 'not-understood'
  const event = read.output
  const signed = v.safeParse(signedSchema, item)
  if (!signed.success || !isSigned(event, signed.output.additionalData.hmacSignature, hmacKeys)) return 'not-signed'
  // Events of the company's other merchant accounts belong to other systems.
  if (isIgnoredEvent(event.eventCode) || event.merchantAccountCode !== merchantAccount) return undefined
  return isMoneyEvent(event.eventCode) || isAlarmEvent(event.eventCode) ? event : 'unknown-event'
}

function signatureOf(event: AdyenEvent, hmacKey: string): Buffer {
  const { pspReference, originalReference, merchantAccountCode, merchantReference, amount, eventCode, success } = event
  const references = [pspReference, originalReference, merchantAccountCode, merchantReference]
  const signed = [...references, amount.value, amount.currency, eventCode, success].join(':')
  return createHmac('sha256', Buffer.from(hmacKey, 'hex')).update(signed).digest()
}

function isSigned(event: AdyenEvent, signature: string, hmacKeys: readonly string[]): boolean {
  const given = Buffer.from(signature, 'base64')
  return hmacKeys.some((hmacKey) => {
    const right = signatureOf(event, hmacKey)
    return given.length === right.length && timingSafeEqual(given, right)
  })
}

const parsed = <Schema extends v.GenericSchema>(schema: Schema, text: string) =>
  v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)

/** Reads a stored message. Returns undefined if it cannot be read. */
export function readAdyenEvent(message: string): AdyenEvent | undefined {
  const event = parsed(itemSchema, message)
  return event.success ? event.output : undefined
}
