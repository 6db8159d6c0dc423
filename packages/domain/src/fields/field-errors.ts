import * as v from 'valibot'
import type { MessageKey } from '../messages/messages.ts'

/** What is wrong with a form: a field's name and the message beside it. The one error shape of all forms, whatever the source. */
export type FieldErrors<Field extends string> = Partial<Record<Field, MessageKey>>

/** The name of a field, with the group it stands in: `email`, `invoiceAddress.city`. */
export type FieldPath<Form> = Form extends object
  ? {
      [Name in keyof Form & string]: NonNullable<Form[Name]> extends object
        ? `${Name}.${FieldPath<NonNullable<Form[Name]>>}`
        : Name
    }[keyof Form & string]
  : never

/** A message of a rule; lets the compiler see that it is one the shop has. */
export const messageKey = (key: MessageKey): MessageKey => key

/** A field that may stay empty. */
export const optional = v.pipe(v.optional(v.string(), ''), v.trim())

/** A field that must hold more than blanks. */
export const required = v.pipe(optional, v.nonEmpty(messageKey('RequiredFieldHelperText')))

/** A box that may be ticked. */
export const tickable = v.optional(v.boolean(), false)

/** A box that must be ticked. */
export const consent = v.pipe(tickable, v.value(true, messageKey('ConsentRequired')))

/** Checks what is in a form against its rules: the first thing wrong with each field, or nothing. */
export const fieldErrors = <Rules extends v.GenericSchema>(rules: Rules, form: unknown) =>
  errorsOf<FieldPath<v.InferInput<Rules>>>(v.safeParse(rules, form).issues ?? [])

/** What a check of a form's rules has found: the first thing wrong with each field. */
export function errorsOf<Field extends string>(issues: readonly v.BaseIssue<unknown>[]): FieldErrors<Field> {
  const errors: Record<string, string> = {}
  for (const issue of issues) errors[v.getDotPath(issue) ?? ''] ??= issue.message
  // The rules of this package name fields of the form, and say nothing but message keys.
  return errors as FieldErrors<Field>
}
