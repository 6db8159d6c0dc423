import { normalPassword } from '@shop/domain/fields/password.ts'
import { readFileSync } from 'node:fs'
import type * as v from 'valibot'
import { Refusal } from '../../http/refusal.ts'
import { readForm } from '../read-form.ts'

const lines = readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8').split('\n')
const common = new Set(lines.filter((line) => line !== '' && !line.startsWith('#')))

const isCommonPassword = (password: string): boolean => common.has(normalPassword(password).toLowerCase())

/** Reads a form in which a password is chosen. Refuses also the common passwords that attackers try first. */
export function readNewPassword<Form extends { password: string }>(
  rules: v.GenericSchema<unknown, Form>,
  form: unknown,
): Form {
  const checked = readForm(rules, form)
  if (isCommonPassword(checked.password)) throw new Refusal(400, ['password-too-common'])
  return checked
}
