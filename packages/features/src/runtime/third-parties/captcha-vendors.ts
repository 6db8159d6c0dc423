import type { Captcha } from '@shop/domain/shop/configuration.ts'
import type { ThirdParty } from './third-parties.ts'

/** The differences between the vendors of captchas. `captcha.ts` holds the rest. */
export interface CaptchaVendor {
  thirdParty: ThirdParty
  /** The name of its global object. */
  global: 'turnstile' | 'hcaptcha' | 'grecaptcha'
  /** The address of its script, unless the gateway sends another. */
  script: string
  /** Further query parameters of its script. */
  query: Readonly<Record<string, string>>
}

const REASON = 'tells people from programs where a visitor registers or writes to us'

/** The vendors that a shop may choose. None may offer blind visitors nothing but an audio task. */
export const captchaVendors: Readonly<Record<Captcha['provider'], CaptchaVendor>> = {
  turnstile: {
    thirdParty: {
      owner: 'Cloudflare (Turnstile)',
      reason: REASON,
      origins: ['https://challenges.cloudflare.com'],
      frames: ['https://challenges.cloudflare.com'],
    },
    global: 'turnstile',
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    query: {},
  },
  hcaptcha: {
    thirdParty: {
      owner: 'hCaptcha',
      reason: REASON,
      origins: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
      calls: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
      frames: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
      styles: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    },
    global: 'hcaptcha',
    script: 'https://js.hcaptcha.com/1/api.js',
    query: { recaptchacompat: 'off' },
  },
  recaptcha: {
    thirdParty: {
      owner: 'Google (reCAPTCHA v2)',
      reason: REASON,
      origins: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
      frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    },
    global: 'grecaptcha',
    script: 'https://www.google.com/recaptcha/api.js',
    query: {},
  },
}
