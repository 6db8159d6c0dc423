import * as v from 'valibot'
import type { PaymentEvent, VerifiedWebhook } from '../provider.ts'

/** The query parameter of Klarna's calls with the id of the order. */
export const ORDER_ID = 'klarna_order_id'

const orderId = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))
const messageSchema = v.object({ key: v.string(), paymentId: orderId })

const A_MINUTE = 60_000

/**
 * Reads a push or a notification. They are not signed, so they are only a hint to read the order at Klarna. The key changes every minute, so that a hint that came too early does not suppress the next one.
 */
export function verifyPush(request: Request, now: number): VerifiedWebhook {
  const { pathname, searchParams } = new URL(request.url)
  const id = v.safeParse(orderId, searchParams.get(ORDER_ID))
  if (!id.success) return { messages: [], unproven: ['no-order'], dropped: [] }
  const event = pathname.split('/').at(-1) === 'notification' ? 'notification' : 'push'
  const message = JSON.stringify({ key: `${event}:${id.output}:${Math.floor(now / A_MINUTE)}`, paymentId: id.output })
  return { messages: [message], unproven: [], dropped: [] }
}

/** Reads a stored message. */
export function parsePush(message: string): PaymentEvent | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), messageSchema), message)
  return read.success ? read.output : undefined
}
