import * as v from 'valibot'
import { messageKey } from './field-errors.ts'
import { cleanEmail, hasEmailForm } from './clean-email.ts'

/** The longest email address, in characters (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254

/** Returns whether a typed text is an email address, once it is cleaned. */
export function isEmail(typed: string): boolean {
  const email = cleanEmail(typed)
  // Unassigned signs are no part of a mailbox.
  return email.length <= EMAIL_MAX_LENGTH && hasEmailForm(email) && !/\p{C}/u.test(email)
}

/** A field for an email address that may stay empty. Cleaned. */
export const optionalEmail = v.pipe(v.optional(v.string(), ''), v.transform(cleanEmail))

/** A field for an email address. Cleaned. */
export const email = v.pipe(
  optionalEmail,
  v.nonEmpty(messageKey('RequiredFieldHelperText')),
  v.check(isEmail, messageKey('PleaseEnterValidEmail')),
)
