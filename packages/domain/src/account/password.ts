import * as v from 'valibot'
import { required, messageKey } from '../fields/field-errors.ts'

/** A password that is only used needs this many characters; one that is chosen, more (OP-27). */
export const LOGIN_PASSWORD_MIN = 6
export const NEW_PASSWORD_MIN = 8
export const PASSWORD_MAX = 30

/** The password of somebody who logs in; trimmed, as it was when it was chosen. */
export const loginPassword = v.pipe(
  required,
  v.minLength(LOGIN_PASSWORD_MIN, messageKey('PleaseEnterSixOrMoreCharacters')),
)

/** A password that is being chosen: 8 to 30 characters with a letter and a digit (AUTH-08). */
export const newPassword = v.pipe(
  required,
  v.minLength(NEW_PASSWORD_MIN, messageKey('PleaseEnterEightOrMoreCharacters')),
  v.maxLength(PASSWORD_MAX, messageKey('PasswordTooLong')),
  v.check((chosen) => /\p{L}/u.test(chosen) && /\d/.test(chosen), messageKey('PasswordNeedsLetterAndNumber')),
)

/** Whether a password was typed twice alike. Both are trimmed before. */
export const isSamePassword = ({ password, passwordConfirmed }: { password: string; passwordConfirmed: string }) =>
  password === passwordConfirmed
