import * as v from 'valibot'
import { required, messageKey } from '../fields/field-errors.ts'

/** The shortest password that a login accepts, in characters. Older accounts may have such passwords. */
export const LOGIN_PASSWORD_MIN = 6
/** The shortest and the longest password that can be chosen, in characters. */
export const NEW_PASSWORD_MIN = 8
export const PASSWORD_MAX = 30

/** The password field of the login form. Trimmed, as passwords are when they are chosen. */
export const loginPassword = v.pipe(
  required,
  v.minLength(LOGIN_PASSWORD_MIN, messageKey('PleaseEnterSixOrMoreCharacters')),
)

/** The field for a new password: 8 to 30 characters with a letter and a digit. */
export const newPassword = v.pipe(
  required,
  v.minLength(NEW_PASSWORD_MIN, messageKey('PleaseEnterEightOrMoreCharacters')),
  v.maxLength(PASSWORD_MAX, messageKey('PasswordTooLong')),
  v.check((chosen) => /\p{L}/u.test(chosen) && /\d/.test(chosen), messageKey('PasswordNeedsLetterAndNumber')),
)

/** Returns whether both fields hold the same password. Both are trimmed already. */
export const isSamePassword = ({ password, passwordConfirmed }: { password: string; passwordConfirmed: string }) =>
  password === passwordConfirmed
