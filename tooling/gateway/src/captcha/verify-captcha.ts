import * as v from 'valibot'
import { logEvent } from '../failures/log-event.ts'
import { Refusal } from '../http/refusal.ts'
import type { CaptchaSettings } from './captcha-settings.ts'

/** How long the longest token is that a vendor of captchas gives. */
export const CAPTCHA_MAX_LENGTH = 2048

const REQUEST_TIMEOUT_MS = 5000

// What all three vendors answer, as far as it matters.
const answerSchema = v.object({ success: v.boolean(), hostname: v.nullish(v.string(), '') })

/** Refuses a call whose captcha nobody has solved on the site at this origin: `invalid-captcha` (AUTH-10). */
export type VerifyCaptcha = (token: string, origin: string) => Promise<void>

/**
 * Asks the vendor about each token; it believes none twice. Whatever goes wrong on the way counts as not solved: a form that
 * needs a captcha is closed while its vendor cannot be reached. Where there is no captcha, nobody has to solve one.
 */
export function createVerifyCaptcha(
  settings: CaptchaSettings | undefined,
  fetch: typeof globalThis.fetch,
): VerifyCaptcha {
  if (!settings) return () => Promise.resolve()
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
