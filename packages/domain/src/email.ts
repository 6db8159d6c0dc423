import * as v from 'valibot'
import { required, says } from './field-errors.ts'

export const EMAIL_MAX_LENGTH = 254

/** Whether a text has the shape of an email address: text @ text . text, blanks around it aside (OP-6). */
export const isEmail = (text: string) =>
  text.trim().length <= EMAIL_MAX_LENGTH && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())

/** A field for an email address. */
export const email = v.pipe(required, v.check(isEmail, says('PleaseEnterValidEmail')))
