import { errorCodeOf, toErrorCode } from '@shop/domain/reading/errors.ts'
import { fieldErrors } from '@shop/domain/fields/field-errors.ts'
import type { MessageKey } from '@shop/domain/messages/messages.ts'
import * as v from 'valibot'
import { Refusal } from '../http/refusal.ts'
import { isCommonPassword } from './password/common-password.ts'

// What is missing has no code of its own; the shop's words for these say what is wanted.
const MISSING: Readonly<Record<string, string>> = {
  password: 'password-too-short',
  passwordConfirmed: 'passwords-do-not-match',
}

const codeOf = (field: string, message: MessageKey) =>
  (message === 'RequiredFieldHelperText' ? MISSING[field] : errorCodeOf(message)) ?? toErrorCode(`invalid-${field}`)

/** Reads a form by the rules that the shop checks it with too; refuses it with a code for each field that is wrong. */
export function readForm<Rules extends v.GenericSchema>(rules: Rules, form: unknown): v.InferOutput<Rules> {
  const read = v.safeParse(rules, form)
  if (read.success) return read.output
  const wrong: [string, MessageKey][] = Object.entries(fieldErrors(rules, form))
  const [first = 'invalid-request', ...others] = wrong.map(([field, message]) => codeOf(field, message))
  throw new Refusal(400, [first, ...others])
}

/** The same of a form in which a password is chosen: one that guessers try first is refused (OP-27). */
export function readNewPassword<Form extends { password: string }>(
  rules: v.GenericSchema<unknown, Form>,
  form: unknown,
): Form {
  const checked = readForm(rules, form)
  if (isCommonPassword(checked.password)) throw new Refusal(400, ['password-too-common'])
  return checked
}
