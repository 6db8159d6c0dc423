import type { Captcha } from '@shop/domain/shop/configuration.ts'
import * as v from 'valibot'
import { readSiteEnvironment } from '../model/site-environment.ts'

type Vendor = Captcha['provider']
type Environment = Readonly<Record<string, string | undefined>>

/** Which captcha this gateway's shops show, and who says whether one was solved. */
export interface CaptchaSettings extends Captcha {
  verifyUrl: string
  secret: string
}

const VERIFY_URLS: Readonly<Record<Vendor, string>> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
}

/** What the sandbox offers of each vendor, with the keys that the vendors publish for tests. */
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

const vendorSchema = v.optional(v.picklist(['turnstile', 'hcaptcha', 'recaptcha']), 'turnstile')

/** What must be set in production for the captcha. */
export const captchaSecrets = ['CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET']

/** Reads it; a developer's machine asks the sandbox, every other gateway the vendor. */
export function readCaptchaSettings(environment: Environment): CaptchaSettings {
  const { CAPTCHA_PROVIDER, CAPTCHA_SITE_KEY, CAPTCHA_SECRET, CAPTCHA_SCRIPT, CAPTCHA_VERIFY } = environment
  const { SANDBOX_PORT, SANDBOX_ORIGIN } = environment
  const provider = v.parse(vendorSchema, CAPTCHA_PROVIDER || undefined)
  const port = SANDBOX_PORT || '8080'
  const { script, verify, ...keys } = SANDBOX[provider]
  const standard =
    readSiteEnvironment(environment) === 'local'
      ? {
          ...keys,
          scriptUrl: `${SANDBOX_ORIGIN || `http://localhost:${port}`}${script}`,
          // Node finds no `localhost` by IPv4 alone.
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
