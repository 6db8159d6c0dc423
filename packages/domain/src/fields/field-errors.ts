import * as v from 'valibot'
import type { MessageKey } from '../messages/messages.ts'

/** The errors of a form: the path of each field with the key of its message. All forms use this type, whatever found the error. */
export type FieldErrors<Field extends string> = Partial<Record<Field, MessageKey>>

/** The path of a field in a form, such as `email` or `invoiceAddress.city`. */
export type FieldPath<Form> = Form extends object
  ? {
      [Name in keyof Form & string]: NonNullable<Form[Name]> extends object
        ? `${Name}.${FieldPath<NonNullable<Form[Name]>>}`
        : Name
    }[keyof Form & string]
  : never

/** Marks the message of a rule as a message key, so that the compiler checks it. */
export const messageKey = (key: MessageKey): MessageKey => key

/** A text field that may stay empty. Trimmed. */
export const optional = v.pipe(v.optional(v.string(), ''), v.trim())

/** A text field that must not be blank. Trimmed. */
export const required = v.pipe(optional, v.nonEmpty(messageKey('RequiredFieldHelperText')))

/** A checkbox that may be ticked. */
export const tickable = v.optional(v.boolean(), false)

/** A checkbox that must be ticked. */
export const consent = v.pipe(tickable, v.value(true, messageKey('ConsentRequired')))

/** Checks a form against its rules. Returns the first error of each field. */
export const fieldErrors = <Rules extends v.GenericSchema>(rules: Rules, form: unknown) =>
  errorsOf<FieldPath<v.InferInput<Rules>>>(v.safeParse(rules, form).issues ?? [])

/** Converts the issues of a valibot check to the first error of each field. */
export function errorsOf<Field extends string>(issues: readonly v.BaseIssue<unknown>[]): FieldErrors<Field> {
  const errors: Record<string, string> = {}
  for (const issue of issues) errors[v.getDotPath(issue) ?? ''] ??= issue.message
  // Sound, because issues name fields of the form and all rules have message keys as messages.
  return errors as FieldErrors<Field>
}
