import { expect, test } from 'vitest'
import { aConfiguration } from '../testing/samples.ts'
import { captchaRules } from './captcha.ts'
import { fieldErrors } from './field-errors.ts'

test('a captcha must be solved in a shop that has one', () => {
  const shop = aConfiguration({ captcha: { provider: 'turnstile', siteKey: 'key' } })
  expect(fieldErrors(captchaRules(shop), {})).toEqual({ captcha: 'InvalidCaptcha' })
  expect(fieldErrors(captchaRules(aConfiguration()), {})).toEqual({})
})
