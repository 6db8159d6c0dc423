import { describe, expect, test } from 'vitest'
import { aConfiguration } from '../testing/samples.ts'
import { captchaRules } from './captcha.ts'
import { fieldErrors } from './field-errors.ts'

describe('captchaRules', () => {
  test('a captcha must be solved in a shop that has one', () => {
    const shop = aConfiguration({ captcha: { provider: 'turnstile', siteKey: 'key' } })
    expect(fieldErrors(captchaRules(shop), {})).toEqual({ captcha: 'InvalidCaptcha' })
  })

  test('[CFG-41] a captcha may stay empty only in a shop that says that its gateway checks none', () => {
    expect(fieldErrors(captchaRules({ captcha: 'none' }), {})).toEqual({})
    expect(fieldErrors(captchaRules({ captcha: undefined }), {})).toEqual({ captcha: 'InvalidCaptcha' })
  })
})
