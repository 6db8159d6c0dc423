import * as v from 'valibot'
import { type Platform, pause } from '../platform.ts'
import { type Order, addressFor } from './order.ts'
import { orderDetails } from './order-answers.ts'

const SECONDS_TO_ANSWER = { usual: 3000, required: 10_000 }
const REDIRECTS: readonly number[] = [301, 302, 303, 307]
/** The checkout shows the text, so it is required. */
const refusalSchema = v.object({
  error_type: v.picklist(['address_error', 'approval_failed']),
  error_text: v.pipe(v.string(), v.nonEmpty(), v.maxLength(500)),
})

/** The shop's refusal of a purchase: a redirect, or a text for the customer. */
export type ValidationRefusal = { kind: 'denied'; url: string } | { kind: 'refused'; text?: string | undefined }

/** Asks the shop to validate the order. Returns undefined if it agrees or has no validation URL. */
export async function requestValidation(order: Order, platform: Platform): Promise<ValidationRefusal | undefined> {
  const { merchant_urls: urls, options } = order.request
  if (urls.validation === undefined) return undefined
  const isRequired = options.require_validate_callback_success === true
  const limit = isRequired ? SECONDS_TO_ANSWER.required : SECONDS_TO_ANSWER.usual
  const answer = await Promise.race([
    ask(platform.fetch, addressFor(order, urls.validation), order, limit),
    pause(platform, limit).then(() => undefined),
  ])
  // A shop that does not answer in time agrees, unless it requires the validation.
  if (!answer) return isRequired ? { kind: 'refused' } : undefined
  return readRefusal(answer, isRequired)
}

const ask = (send: typeof fetch, url: string, order: Order, limit: number) =>
  send(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(orderDetails(order)),
    redirect: 'manual',
    signal: AbortSignal.timeout(limit),
  }).catch(() => undefined)

async function readRefusal(answer: Response, isRequired: boolean): Promise<ValidationRefusal | undefined> {
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
