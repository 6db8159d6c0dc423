import * as v from 'valibot'
import { logEvent } from '../failures/log-event.ts'
import { Refusal } from '../http/refusal.ts'
import type { CaptchaSettings } from './captcha-settings.ts'

/** The length of the longest token that any vendor issues. */
export const CAPTCHA_MAX_LENGTH = 2048

const REQUEST_TIMEOUT_MS = 5000

// The fields that all three vendors answer.
const answerSchema = v.object({ success: v.boolean(), hostname: v.nullish(v.string(), '') })

/** Refuses with `invalid-captcha` unless the token proves a captcha solved on the site at this origin. */
export type VerifyCaptcha = (token: string, origin: string) => Promise<void>

/**
 * Asks the vendor about each token, which the vendor accepts once. Any failure counts as not solved, so forms with a captcha
 * are closed while the vendor cannot be reached.
 */
export function createVerifyCaptcha(settings: CaptchaSettings, fetch: typeof globalThis.fetch): VerifyCaptcha {
  const { verifyUrl, secret } = settings

  async function isSolved(token: string, origin: string): Promise<boolean> {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    })
    const { success, hostname } = v.parse(answerSchema, await response.json())
    return success && hostname === new URL(origin).hostname
  }

  return async (token, origin) => {
    const wasSolved = token !== '' && (await isSolved(token, origin).catch(reportFailure))
    if (!wasSolved) throw new Refusal(400, ['invalid-captcha'])
  }
}

function reportFailure(failure: unknown): false {
  logEvent('captcha-unavailable', { failure: failure instanceof Error ? failure.name : 'unknown' })
  return false
}
