import * as v from 'valibot'
import { personName } from '../address/address-rules.ts'
import { captcha, type CaptchaSettings } from '../fields/captcha.ts'
import { email } from '../fields/email.ts'
import { messageKey, requiredLines } from '../fields/field-errors.ts'
import { phone } from '../fields/phone.ts'

/** The values that the contact form sends. */
export interface ContactMessage {
  message: string
  name: string
  email: string
  phone: string
  /** The token of the captcha widget. Empty in a shop without a captcha. */
  captcha: string
}

/** The longest message to customer service, in characters. */
export const CONTACT_MESSAGE_MAX_LENGTH = 4000

const message = v.pipe(requiredLines, v.maxLength(CONTACT_MESSAGE_MAX_LENGTH, messageKey('TextTooLong')))

/** The rules of the contact form. The name follows the rules for names in addresses, because mails repeat it. */
export const contactMessageRules = (configuration: CaptchaSettings) =>
  v.object({ message, name: personName, email, phone, captcha: captcha(configuration) })
