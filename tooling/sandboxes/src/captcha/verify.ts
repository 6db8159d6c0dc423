import * as v from 'valibot'
import type { Step } from '../control/scenarios.ts'
import type { Tokens } from './tokens.ts'
import { type VendorName, keysOf } from './vendors.ts'

const text = v.optional(v.pipe(v.string(), v.maxLength(2048)), '')

/** The request by which a gateway verifies a token. */
export const verifySchema = v.object({ secret: text, response: text, sitekey: text, idempotency_key: text })
type Question = v.InferOutput<typeof verifySchema>

const refused = (...codes: string[]) => ({ success: false, 'error-codes': codes })

/** Returns the vendor's answer: `success`, or error codes. */
export function answerTo(question: Question, vendor: VendorName, tokens: Tokens, steps: readonly Step[]) {
  const { secret, response, sitekey, idempotency_key } = question
  const keys = keysOf(vendor, secret)
  if (secret === '') return refused('missing-input-secret')
  if (keys?.secret !== secret) return refused('invalid-input-secret')
  if (response === '') return refused('missing-input-response')
  if (sitekey !== '' && sitekey !== keys.siteKey) return refused('sitekey-secret-mismatch')
  if (keys.behaviour === 'spent') return refused('timeout-or-duplicate')
  if (keys.behaviour === 'block' || steps.includes('refused')) return refused('invalid-input-response')
  const redemption = tokens.redeem(response, keys.siteKey, vendor === 'turnstile' ? idempotency_key : '')
  if (!redemption.ok) return refused(redemption.code)
  const { solvedAt, hostname, action, cdata } = redemption.token
  return {
    success: true,
    challenge_ts: new Date(solvedAt).toISOString(),
    hostname,
    'error-codes': [],
    ...(vendor === 'turnstile' && { action, cdata }),
  }
}
