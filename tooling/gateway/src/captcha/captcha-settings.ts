import type { Captcha } from '@shop/domain/shop/configuration.ts'
import { valuesOf, type Environment } from '@shop/server/settings/read-from-table.ts'
import { byEnvironment, everywhere, httpsAddress, oneOf, webAddress } from '@shop/server/settings/rules.ts'
import type { Setting } from '@shop/server/settings/setting.ts'
import { readSiteEnvironment } from '@shop/server/settings/site-environment.ts'
import { sandboxSettings } from '../model/sandbox-settings.ts'

type Vendor = Captcha['provider']

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

const VENDORS = Object.values(SANDBOX)
const scriptAddress = byEnvironment({ local: webAddress, trial: webAddress, production: httpsAddress })

/** The settings of the captcha. */
export const captchaSettings = [
  {
    name: 'CAPTCHA_PROVIDER',
    meaning: '`turnstile`, `hcaptcha` or `recaptcha`',
    standard: 'turnstile',
    rules: everywhere(oneOf('turnstile', 'hcaptcha', 'recaptcha')),
  },
  {
    name: 'CAPTCHA_SITE_KEY',
    meaning: 'public key, may be in a file',
    isRequired: true,
    mayBeFile: true,
    published: [...VENDORS.map(({ siteKey }) => siteKey), '2x00000000000000000000AB', '3x00000000000000000000FF'],
  },
  {
    name: 'CAPTCHA_SECRET',
    meaning: 'secret',
    isRequired: true,
    isSecret: true,
    mayBeFile: true,
    published: [
      ...VENDORS.map(({ secret }) => secret),
      '2x0000000000000000000000000000000AA',
      '3x0000000000000000000000000000000AA',
    ],
  },
  {
    name: 'CAPTCHA_SCRIPT',
    meaning: 'another address of the script',
    shownDefault: 'the vendor’s',
    rules: scriptAddress,
  },
  {
    name: 'CAPTCHA_VERIFY',
    meaning: 'another address of the verification',
    shownDefault: 'the vendor’s',
    rules: scriptAddress,
  },
] as const satisfies readonly Setting[]

const isVendor = (name: string): name is Vendor => name in SANDBOX

/** Reads the settings. Local gateways use the sandbox, all others the vendor. */
export function readCaptchaSettings(environment: Environment): CaptchaSettings {
  const known = valuesOf([...captchaSettings, ...sandboxSettings], environment)
  const { CAPTCHA_PROVIDER, SANDBOX_PORT: port, SANDBOX_ORIGIN } = known
  const provider = isVendor(CAPTCHA_PROVIDER) ? CAPTCHA_PROVIDER : 'turnstile'
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
    siteKey: known.CAPTCHA_SITE_KEY || standard.siteKey,
    secret: known.CAPTCHA_SECRET || standard.secret,
    scriptUrl: known.CAPTCHA_SCRIPT || standard.scriptUrl,
    verifyUrl: known.CAPTCHA_VERIFY || standard.verifyUrl,
  }
}
