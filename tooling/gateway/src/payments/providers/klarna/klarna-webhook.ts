import * as v from 'valibot'
import type { PaymentEvent } from '../provider.ts'

/** The name under which Klarna's calls carry the number of the order. */
export const ORDER_ID = 'klarna_order_id'

const orderId = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))
const messageSchema = v.object({ key: v.string(), paymentId: orderId })

const A_MINUTE = 60_000

/**
 * What a push or a notification says, as it is kept. Nobody signs them, so they count only as a hint that Klarna should
 * be asked about the order; nothing for a call without a number. The same hint counts once a minute: a first one that
 * came too early must not stand in the way of the next.
 */
export function readPush(request: Request, now: number): string[] | undefined {
  const { pathname, searchParams } = new URL(request.url)
  const id = v.safeParse(orderId, searchParams.get(ORDER_ID))
  if (!id.success) return undefined
  const event = pathname.split('/').at(-1) === 'notification' ? 'notification' : 'push'
  return [JSON.stringify({ key: `${event}:${id.output}:${Math.floor(now / A_MINUTE)}`, paymentId: id.output })]
}

/** What a kept message is about. */
export function parsePush(message: string): PaymentEvent | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), messageSchema), message)
  return read.success ? read.output : undefined
}
