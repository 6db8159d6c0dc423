import * as v from 'valibot'
import { captcha, type CaptchaSettings } from '../fields/captcha.ts'
import { email } from '../fields/email.ts'
import { messageKey, required, requiredLines } from '../fields/field-errors.ts'

/** The values that the contact form sends. */
export interface ContactMessage {
  message: string
  name: string
  email: string
  phone: string
  /** The token of the captcha widget. Empty in a shop without a captcha. */
  captcha: string
  /** Ours, optional: the order of a withdrawal. */
  orderNumber?: string
}

/** The longest message to customer service, in characters. */
export const CONTACT_MESSAGE_MAX_LENGTH = 4000

const message = v.pipe(requiredLines, v.maxLength(CONTACT_MESSAGE_MAX_LENGTH, messageKey('TextTooLong')))

/** The rules of the contact form. */
export const contactMessageRules = (configuration: CaptchaSettings) =>
  v.object({ message, name: required, email, phone: required, captcha: captcha(configuration) })
