import * as v from 'valibot'
import type { MessageKey } from './messages.ts'

/** What is wrong with a form: a field's name and the message beside it. The one error shape of all forms, whatever the source. */
export type FieldErrors<Field extends string> = Partial<Record<Field, MessageKey>>

/** A message of a rule; lets the compiler see that it is one the shop has. */
export const says = (key: MessageKey): MessageKey => key

/** A field that may stay empty. */
export const optional = v.pipe(v.optional(v.string(), ''), v.trim())

/** A field that must hold more than blanks. */
export const required = v.pipe(optional, v.nonEmpty(says('RequiredFieldHelperText')))

/** A box that must be ticked. */
export const consent = v.pipe(v.optional(v.boolean(), false), v.value(true, says('ConsentRequired')))

/** Checks what is in a form against its rules: the first thing wrong with each field, or nothing. */
export function fieldErrors<Rules extends v.GenericSchema>(rules: Rules, form: unknown): FieldErrors<FieldOf<Rules>> {
  const errors: Record<string, string> = {}
  for (const issue of v.safeParse(rules, form).issues ?? []) {
    errors[v.getDotPath(issue) ?? ''] ??= issue.message
  }
  // The rules of this package name fields of the form, and say nothing but message keys.
  return errors as FieldErrors<FieldOf<Rules>>
}

type FieldOf<Rules extends v.GenericSchema> = Extract<keyof v.InferInput<Rules>, string>
