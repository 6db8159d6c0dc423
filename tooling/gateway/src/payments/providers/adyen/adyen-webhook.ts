import { createHmac, timingSafeEqual } from 'node:crypto'
import { shallowJson } from '@shop/server/json-depth.ts'
import * as v from 'valibot'
import { knownPaymentMethodSchema } from '../../../model/payment-method.ts'
import { isAlarmEvent, isIgnoredEvent, isMoneyEvent } from './adyen-event-codes.ts'
import type { VerifiedWebhook } from '../provider.ts'
import type { AdyenSettings } from './adyen-settings.ts'

const MAX_ITEMS = 100
const reference = v.pipe(v.string(), v.maxLength(256))
// Optional details in an unexpected form are ignored.
const detail = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(40))), undefined)

/** The part of an event that Adyen signs. */
const signedPartSchema = v.object({
  pspReference: reference,
  originalReference: v.nullish(reference, ''),
  merchantAccountCode: reference,
  merchantReference: v.nullish(reference, ''),
  amount: v.object({ value: v.number(), currency: v.pipe(v.string(), v.maxLength(10)) }),
  eventCode: reference,
  success: v.pipe(v.string(), v.maxLength(10)),
})
type SignedPart = v.InferOutput<typeof signedPartSchema>

const itemSchema = v.object({
  ...signedPartSchema.entries,
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

const signatureSchema = v.object({ additionalData: v.object({ hmacSignature: v.pipe(v.string(), v.maxLength(200)) }) })
const notificationSchema = v.object({
  live: v.fallback(v.picklist(['true', 'false']), 'false'),
  notificationItems: v.pipe(
    v.array(v.object({ NotificationRequestItem: v.unknown() })),
    v.minLength(1),
    v.maxLength(MAX_ITEMS),
  ),
})

/** Why the sender of an item is not proven to be Adyen. */
type UnprovenReason = 'not-understood' | 'not-signed'
/** Why an item that Adyen has signed cannot be handled. */
type DropReason = 'signed-but-not-understood' | 'other-mode' | 'unknown-event'

/** The result of checking the items of a webhook. Its messages are events to handle, one each. */
interface JudgedWebhook extends VerifiedWebhook {
  messages: string[]
  unproven: UnprovenReason[]
  dropped: DropReason[]
}

/**
 * Checks each item of a webhook by itself. An item that is unsigned, unreadable or from the other mode is dropped and
 * counted. Refusing the whole webhook would block all later ones.
 */
export function judgeWebhook(body: string, settings: AdyenSettings): JudgedWebhook {
  const notification = parsed(notificationSchema, body)
  if (!notification.success) return { messages: [], unproven: ['not-understood'], dropped: [] }
  const isOtherMode = (notification.output.live === 'true') !== settings.isLive
  const webhook: JudgedWebhook = { messages: [], unproven: [], dropped: [] }
  for (const { NotificationRequestItem: item } of notification.output.notificationItems) {
    if (!isSigned(item, settings)) webhook.unproven.push('not-signed')
    else if (isOtherMode) webhook.dropped.push('other-mode')
    else {
      const judged = judge(item, settings)
      if (typeof judged === 'string') webhook.dropped.push(judged)
      else if (judged) webhook.messages.push(JSON.stringify(judged))
    }
  }
  return webhook
}

/** Returns the event of a signed item, or why it is dropped. Undefined for an ignored event. */
function judge(item: unknown, { merchantAccount }: AdyenSettings): AdyenEvent | DropReason | undefined {
  const read = v.safeParse(itemSchema, item)
  if (!read.success) return 'signed-but-not-understood'
  const event = read.output
  // Events of the company's other merchant accounts belong to other systems.
  if (isIgnoredEvent(event.eventCode) || event.merchantAccountCode !== merchantAccount) return undefined
  return isMoneyEvent(event.eventCode) || isAlarmEvent(event.eventCode) ? event : 'unknown-event'
}

function signatureOf(event: SignedPart, hmacKey: string): Buffer {
  const { pspReference, originalReference, merchantAccountCode, merchantReference, amount, eventCode, success } = event
  const references = [pspReference, originalReference, merchantAccountCode, merchantReference]
  const signed = [...references, amount.value, amount.currency, eventCode, success].join(':')
  return createHmac('sha256', Buffer.from(hmacKey, 'hex')).update(signed).digest()
}

function isSigned(item: unknown, { hmacKeys }: AdyenSettings): boolean {
  const event = v.safeParse(signedPartSchema, item)
  const signature = v.safeParse(signatureSchema, item)
  if (!event.success || !signature.success) return false
  const given = Buffer.from(signature.output.additionalData.hmacSignature, 'base64')
  return hmacKeys.some((hmacKey) => {
    const right = signatureOf(event.output, hmacKey)
    return given.length === right.length && timingSafeEqual(given, right)
  })
}

const parsed = <Schema extends v.GenericSchema>(schema: Schema, text: string) =>
  v.safeParse(v.pipe(shallowJson, schema), text)

/** Reads a stored message. Returns undefined if it cannot be read. */
export function readAdyenEvent(message: string): AdyenEvent | undefined {
  const event = parsed(itemSchema, message)
  return event.success ? event.output : undefined
}
