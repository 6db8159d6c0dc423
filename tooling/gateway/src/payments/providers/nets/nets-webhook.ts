import { createHash, timingSafeEqual } from 'node:crypto'
import { shallowJson } from '@shop/server/json-depth.ts'
import * as v from 'valibot'
import type { PaymentEvent, VerifiedWebhook } from '../provider.ts'
import { isAlarmEvent, isIgnoredEvent, REFUSED_TRY } from './nets-events.ts'
import type { NetsSettings } from './nets-settings.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other))

/** True if a webhook has the authorization that was sent to Nets with the payment. */
const isFromNets = (request: Request, { webhookAuthorization }: NetsSettings) =>
  webhookAuthorization !== '' && isSame(request.headers.get('authorization') ?? '', webhookAuthorization)

/** Checks a webhook. It has one message. */
export async function verifyNetsWebhook(request: Request, settings: NetsSettings): Promise<VerifiedWebhook> {
  if (!isFromNets(request, settings)) return { messages: [], unproven: ['wrong-authorization'], dropped: [] }
  return { messages: [await request.text()], unproven: [], dropped: [] }
}

const eventSchema = v.object({
  id: v.optional(v.pipe(v.string(), v.maxLength(100))),
  event: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
  data: v.object({
    paymentId: v.string(),
    order: v.optional(v.object({ reference: v.optional(v.string()) }), {}),
  }),
})

/** Reads a stored message. Returns undefined for events without consequences and unreadable messages. */
export function readNetsEvent(message: string): PaymentEvent | undefined {
  const read = v.safeParse(v.pipe(shallowJson, eventSchema), message)
  if (!read.success) return undefined
  const { id, event, data } = read.output
  if (isIgnoredEvent(event)) return undefined
  const { reference } = data.order
  return {
    ...(id && { key: `${event}:${id}` }),
    paymentId: data.paymentId,
    ...(reference && { transactionId: reference }),
    ...(event === REFUSED_TRY && { isRefusal: true as const }),
    ...(isAlarmEvent(event) && { notice: event }),
  }
}
