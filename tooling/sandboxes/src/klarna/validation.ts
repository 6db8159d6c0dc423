import * as v from 'valibot'
import { type Platform, pause } from '../platform.ts'
import { type Order, addressFor } from './order.ts'
import { orderDetails } from './order-answers.ts'

const SECONDS_TO_ANSWER = { usual: 3000, required: 10_000 }
const REDIRECTS: readonly number[] = [301, 302, 303, 307]
/** The text is mandatory: the checkout shows it. */
const refusalSchema = v.object({
  error_type: v.picklist(['address_error', 'approval_failed']),
  error_text: v.pipe(v.string(), v.nonEmpty(), v.maxLength(500)),
})

/** Why the shop does not want the order to be bought: the customer is sent elsewhere, or reads why. */
export type Objection = { kind: 'denied'; url: string } | { kind: 'refused'; text?: string | undefined }

/** Asks the shop whether the order may be bought; nothing when it may. A shop with no address for that is not asked. */
export async function objectionTo(order: Order, platform: Platform): Promise<Objection | undefined> {
  const { merchant_urls: urls, options } = order.request
  if (urls.validation === undefined) return undefined
  const isRequired = options.require_validate_callback_success === true
  const limit = isRequired ? SECONDS_TO_ANSWER.required : SECONDS_TO_ANSWER.usual
  const answer = await Promise.race([
    ask(platform.fetch, addressFor(order, urls.validation), order, limit),
    pause(platform, limit).then(() => undefined),
  ])
  // Unless it has said otherwise, a shop that does not answer in time has no objection.
  if (!answer) return isRequired ? { kind: 'refused' } : undefined
  return objectionIn(answer, isRequired)
}

const ask = (send: typeof fetch, url: string, order: Order, limit: number) =>
  send(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(orderDetails(order)),
    redirect: 'manual',
    signal: AbortSignal.timeout(limit),
  }).catch(() => undefined)

async function objectionIn(answer: Response, isRequired: boolean): Promise<Objection | undefined> {
  const location = answer.headers.get('location')
  if (answer.ok) return undefined
  if (REDIRECTS.includes(answer.status) && location && /^https?:/.test(location)) {
    return { kind: 'denied', url: location }
  }
  if (answer.status === 400) {
    const refusal = v.safeParse(refusalSchema, await answer.json().catch(() => undefined))
    return { kind: 'refused', text: refusal.success ? refusal.output.error_text : undefined }
  }
  return isRequired ? { kind: 'refused' } : undefined
}
