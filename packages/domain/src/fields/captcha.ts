import * as v from 'valibot'
import type { Configuration } from '../shop/configuration.ts'
import { messageKey, optional } from './field-errors.ts'

/** The part of a configuration that says whether the shop's forms carry a captcha. */
export type CaptchaSettings = Pick<Configuration, 'captcha'>

/** The token of a solved captcha; may stay empty in a shop without a captcha. */
export const captcha = (configuration: CaptchaSettings) =>
  configuration.captcha && configuration.captcha !== 'none'
    ? v.pipe(optional, v.nonEmpty(messageKey('InvalidCaptcha')))
    : optional

/** The rules of a form whose only field left to fill in is the captcha. */
export const captchaRules = (configuration: CaptchaSettings) => v.object({ captcha: captcha(configuration) })
