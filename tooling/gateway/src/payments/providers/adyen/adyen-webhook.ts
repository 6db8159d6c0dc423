import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { knownPaymentMethodSchema } from '../../../model/payment-method.ts'

const itemSchema = v.object({
  pspReference: v.string(),
  originalReference: v.optional(v.string(), ''),
  merchantAccountCode: v.string(),
  merchantReference: v.optional(v.string(), ''),
  amount: v.object({ value: v.number(), currency: v.string() }),
  eventCode: v.string(),
  success: v.picklist(['true', 'false']),
  paymentMethod: knownPaymentMethodSchema,
})
/** What a webhook tells of a payment, as far as it is kept: how it is paid, but no card and no name. */
export type AdyenEvent = v.InferOutput<typeof itemSchema>

const signedSchema = v.object({
  ...itemSchema.entries,
  additionalData: v.object({ hmacSignature: v.pipe(v.string(), v.maxLength(200)) }),
})
const notificationSchema = v.object({
  notificationItems: v.pipe(
    v.array(v.object({ NotificationRequestItem: signedSchema })),
    v.nonEmpty(),
    v.maxLength(100),
  ),
})

function signatureOf(event: AdyenEvent, hmacKey: string): Buffer {
  const { pspReference, originalReference, merchantAccountCode, merchantReference, amount, eventCode, success } = event
  const references = [pspReference, originalReference, merchantAccountCode, merchantReference]
  const signed = [...references, amount.value, amount.currency, eventCode, success].join(':')
  return createHmac('sha256', Buffer.from(hmacKey, 'hex')).update(signed).digest()
}

function isSigned({ additionalData, ...event }: v.InferOutput<typeof signedSchema>, hmacKey: string): boolean {
  const given = Buffer.from(additionalData.hmacSignature, 'base64')
  const right = signatureOf(event, hmacKey)
  return given.length === right.length && timingSafeEqual(given, right)
}

const parsed = <Schema extends v.GenericSchema>(schema: Schema, text: string) =>
  v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)

/** The events of a webhook, a message each; nothing when one of them was not signed by Adyen. */
export function signedEvents(body: string, hmacKey: string): string[] | undefined {
  const notification = parsed(notificationSchema, body)
  if (!notification.success) return undefined
  const items = notification.output.notificationItems.map(({ NotificationRequestItem }) => NotificationRequestItem)
  if (!items.every((item) => isSigned(item, hmacKey))) return undefined
  // Without the signature, and without what Adyen tells of card and customer besides.
  return items.map((item) => JSON.stringify(v.parse(itemSchema, item)))
}

/** Reads a message that was kept; nothing for a text that is none. */
export function readAdyenEvent(message: string): AdyenEvent | undefined {
  const event = parsed(itemSchema, message)
  return event.success ? event.output : undefined
}
