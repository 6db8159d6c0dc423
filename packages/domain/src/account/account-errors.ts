import { errorMessage, toErrorCode } from '../reading/errors.ts'
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

/** A field of the forms for accounts, or of the contact form, that a gateway may refuse. */
type AccountField = (typeof FIELDS)[keyof typeof FIELDS]

/** What a refusal says, sorted to where it is shown. */
interface AccountErrors {
  errors: FieldErrors<AccountField>
  /** Codes of no field. */
  codes: string[]
}

/**
 * Sorts the codes of a refusal to the fields they speak of; the rest stays as codes, nothing is lost (CHK-25, AUTH-13, AUTH-21).
 * `values`: what the form holds, and with it which fields it has.
 */
export function sortAccountErrors(codes: readonly string[], values: object): AccountErrors {
  const sorted: AccountErrors = { errors: {}, codes: [] }
  for (const code of codes) {
    const field = fieldOf(toErrorCode(code))
    // Of two that speak of one field only one has room there.
    if (!field || !Object.hasOwn(values, field) || sorted.errors[field]) sorted.codes.push(code)
    else sorted.errors[field] = errorMessage(code) ?? 'InvalidField'
  }
  return sorted
}

const fieldOf = (code: string): AccountField | undefined =>
  Object.hasOwn(FIELDS, code) ? FIELDS[code as keyof typeof FIELDS] : undefined
