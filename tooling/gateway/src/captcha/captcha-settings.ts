import type { Captcha } from '@shop/domain/shop/configuration.ts'
import { oneOf, parseSettings } from '@shop/server/settings.ts'
import * as v from 'valibot'
import { readSiteEnvironment } from '../model/site-environment.ts'

type Vendor = Captcha['provider']
type Environment = Readonly<Record<string, string | undefined>>

/** The captcha that this gateway's shops show, and the URL that verifies its tokens. */
export interface CaptchaSettings extends Captcha {
  verifyUrl: string
  secret: string
}

const VERIFY_URLS: Readonly<Record<Vendor, string>> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
}

/** The sandbox's paths for each vendor, with the keys that the vendors publish for tests. */
const SANDBOX: Readonly<Record<Vendor, { script: string; verify: string; siteKey: string; secret: string }>> = {
  turnstile: {
    script: '/turnstile/v0/api.js',
    verify: '/turnstile/v0/siteverify',
    siteKey: '1x00000000000000000000AA',
    secret: '1x0000000000000000000000000000000AA',
  },
  hcaptcha: {
    script: '/hcaptcha/1/api.js',
    verify: '/hcaptcha/siteverify',
    siteKey: '10000000-ffff-ffff-ffff-000000000001',
    secret: '0x0000000000000000000000000000000000000000',
  },
  recaptcha: {
    script: '/recaptcha/api.js',
    verify: '/recaptcha/api/siteverify',
    siteKey: '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI',
    secret: '6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe',
  },
}

const vendorSchema = v.object({
  CAPTCHA_PROVIDER: v.optional(oneOf(['turnstile', 'hcaptcha', 'recaptcha']), 'turnstile'),
})

/** The variables that production requires for the captcha. */
export const captchaSecrets = ['CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET']

/** Reads the settings. Local gateways use the sandbox, all others the vendor. */
export function readCaptchaSettings(environment: Environment): CaptchaSettings {
  const { CAPTCHA_SITE_KEY, CAPTCHA_SECRET, CAPTCHA_SCRIPT, CAPTCHA_VERIFY } = environment
  const { SANDBOX_PORT, SANDBOX_ORIGIN } = environment
  const named = { CAPTCHA_PROVIDER: environment['CAPTCHA_PROVIDER'] || undefined }
  const { CAPTCHA_PROVIDER: provider } = parseSettings(vendorSchema, named)
  const port = SANDBOX_PORT || '8080'
  const { script, verify, ...keys } = SANDBOX[provider]
  const standard =
    readSiteEnvironment(environment) === 'local'
      ? {
          ...keys,
          scriptUrl: `${SANDBOX_ORIGIN || `http://localhost:${port}`}${script}`,
          // Node may resolve `localhost` to IPv6, where the sandbox does not listen.
          verifyUrl: `http://127.0.0.1:${port}${verify}`,
        }
      : { siteKey: '', secret: '', scriptUrl: '', verifyUrl: VERIFY_URLS[provider] }
  return {
    provider,
    siteKey: CAPTCHA_SITE_KEY || standard.siteKey,
    secret: CAPTCHA_SECRET || standard.secret,
    scriptUrl: CAPTCHA_SCRIPT || standard.scriptUrl,
    verifyUrl: CAPTCHA_VERIFY || standard.verifyUrl,
  }
}
