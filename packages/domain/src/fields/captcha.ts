import * as v from 'valibot'
import type { Configuration } from '../shop/configuration.ts'
import { messageKey, given } from './field-errors.ts'

/** The part of a configuration that says which captcha the shop's forms have. */
export type CaptchaSettings = Pick<Configuration, 'captcha'>

/** The token of a solved captcha. May stay empty in a shop whose gateway does not check one. */
export const captcha = (configuration: CaptchaSettings) =>
  configuration.captcha === 'none' ? given : v.pipe(given, v.nonEmpty(messageKey('InvalidCaptcha')))

/** The rules of a form whose only field left to fill in is the captcha. */
export const captchaRules = (configuration: CaptchaSettings) => v.object({ captcha: captcha(configuration) })
