import * as v from 'valibot'
import { required, messageKey } from './field-errors.ts'

/** The longest email address, in characters (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254

// Accepts the same as `^[^\s@]+@[^\s@]+\.[^\s@]+$`, but cannot backtrack: a long invalid text takes no longer to reject.
const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/
// Controls and signs without a shape. No mailbox has them, and some steer the terminal of an operator.
const INVISIBLE = /\p{C}/u

/** Returns whether a text has the form of an email address (`text@text.text`). Ignores surrounding spaces. */
export function isEmail(text: string): boolean {
  const typed = text.trim()
  return typed.length <= EMAIL_MAX_LENGTH && EMAIL.test(typed) && !INVISIBLE.test(typed)
}

/** A field for an email address. */
export const email = v.pipe(required, v.check(isEmail, messageKey('PleaseEnterValidEmail')))
