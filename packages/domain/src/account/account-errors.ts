import { messageKeyOf, toErrorCode } from '../reading/errors.ts'
import type { FieldErrors } from '../fields/field-errors.ts'

const FIELDS = {
  'email-in-use': 'email',
  'invalid-email': 'email',
  'invalid-captcha': 'captcha',
  'invalid-first-name': 'firstName',
  'invalid-middle-name': 'middleName',
  'invalid-last-name': 'lastName',
  'invalid-password': 'currentPassword',
  'password-too-short': 'password',
  'password-too-long': 'password',
  'password-too-weak': 'password',
  'password-too-common': 'password',
  'passwords-do-not-match': 'passwordConfirmed',
  'invalid-name': 'name',
  'invalid-phone': 'phone',
  'invalid-message': 'message',
} as const satisfies Record<string, string>

/** A field of an account form or of the contact form that a gateway may refuse. */
type AccountField = (typeof FIELDS)[keyof typeof FIELDS]

/** The error codes of a refusal, sorted by where the form shows them. */
interface AccountErrors {
  errors: FieldErrors<AccountField>
  /** Error codes of no field. */
  errorCodes: string[]
}

/**
 * Sorts the error codes of a refusal to messages by field. Codes of no field stay codes.
 * @param values What the form holds; a field that is missing here gets no message.
 */
export function sortAccountErrors(errorCodes: readonly string[], values: object): AccountErrors {
  const sorted: AccountErrors = { errors: {}, errorCodes: [] }
  for (const code of errorCodes) {
    const field = fieldOf(toErrorCode(code))
    // A field shows one message.
    if (!field || !Object.hasOwn(values, field) || sorted.errors[field]) sorted.errorCodes.push(code)
    else sorted.errors[field] = messageKeyOf(code) ?? 'InvalidField'
  }
  return sorted
}

const fieldOf = (code: string): AccountField | undefined =>
  Object.hasOwn(FIELDS, code) ? FIELDS[code as keyof typeof FIELDS] : undefined
