import * as v from 'valibot'
import { required, messageKey } from './field-errors.ts'

export const EMAIL_MAX_LENGTH = 254

// The same as `^[^\s@]+@[^\s@]+\.[^\s@]+$` (OP-6), but with one way only to read a text: it takes no longer for a bad one.
const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/

/** Whether a text has the shape of an email address: text @ text . text, blanks around it aside (OP-6). */
export function isEmail(text: string): boolean {
  const typed = text.trim()
  return typed.length <= EMAIL_MAX_LENGTH && EMAIL.test(typed)
}

/** A field for an email address. */
export const email = v.pipe(required, v.check(isEmail, messageKey('PleaseEnterValidEmail')))
