import { describe, expect, it } from 'vitest'
import { readCaptchaSettings } from './captcha-settings.ts'

describe('readCaptchaSettings', () => {
  it.each([
    ['turnstile', 'https://challenges.cloudflare.com/turnstile/v0/siteverify'],
    ['hcaptcha', 'https://api.hcaptcha.com/siteverify'],
    ['recaptcha', 'https://www.google.com/recaptcha/api/siteverify'],
  ])('asks %s itself, but for a developer’s machine (OP-43)', (CAPTCHA_PROVIDER, verifyUrl) => {
    const keys = { CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET: 'secret' }
    for (const SITE_ENV of ['production', 'staging', 'test']) {
      expect(readCaptchaSettings({ SITE_ENV, CAPTCHA_PROVIDER, SANDBOX_PORT: '4711', ...keys })).toEqual({
        provider: CAPTCHA_PROVIDER,
        siteKey: 'site',
        secret: 'secret',
        // The shop knows where its vendor's script is.
        scriptUrl: '',
        verifyUrl,
      })
    }
    const local = readCaptchaSettings({ SITE_ENV: 'local', CAPTCHA_PROVIDER, SANDBOX_PORT: '4711' })
    expect(local.scriptUrl).toMatch(/^http:\/\/localhost:4711\//)
    expect(local.verifyUrl).toMatch(/^http:\/\/127\.0\.0\.1:4711\/.*siteverify$/)
    expect(local.siteKey).not.toBe('')
  })

  it('takes Turnstile unless told otherwise', () => {
    expect(readCaptchaSettings({ SITE_ENV: 'production' }).provider).toBe('turnstile')
  })
})
