import { errorCodeOf, toErrorCode } from '@shop/domain/reading/errors.ts'
import { fieldErrors } from '@shop/domain/fields/field-errors.ts'
import type { MessageKey } from '@shop/domain/messages/messages.ts'
import * as v from 'valibot'
import { Refusal } from '../http/refusal.ts'

// A missing field has no error code of its own. The shop's texts for these two say what is expected.
const MISSING: Readonly<Record<string, string>> = {
  password: 'password-too-short',
  passwordConfirmed: 'passwords-do-not-match',
}

const codeOf = (field: string, message: MessageKey) =>
  (message === 'RequiredFieldHelperText' ? MISSING[field] : errorCodeOf(message)) ?? toErrorCode(`invalid-${field}`)

/** Reads a form by the rules that the shop also checks it with. Refuses it with an error code for each wrong field. */
export function readForm<Rules extends v.GenericSchema>(rules: Rules, form: unknown): v.InferOutput<Rules> {
  const read = v.safeParse(rules, form)
  if (read.success) return read.output
  const wrong: [string, MessageKey][] = Object.entries(fieldErrors(rules, form))
  const [first = 'invalid-request', ...others] = wrong.map(([field, message]) => codeOf(field, message))
  throw new Refusal(400, [first, ...others])
}
