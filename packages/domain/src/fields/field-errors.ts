import * as v from 'valibot'
import type { MessageKey } from '../messages/messages.ts'
import { cleanLine, cleanLines } from '../text/clean-text.ts'

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

const text = v.optional(v.string(), '')
const filled = v.nonEmpty<string, MessageKey>(messageKey('RequiredFieldHelperText'))

/** A line of typed text that may stay empty. Cleaned. */
export const optional = v.pipe(text, v.transform(cleanLine))

/** A line of typed text that must not be blank. Cleaned. */
export const required = v.pipe(optional, filled)

/** A typed text of several lines. Cleaned. */
export const optionalLines = v.pipe(text, v.transform(cleanLines))
export const requiredLines = v.pipe(optionalLines, filled)

/** A value that was not typed, such as a chosen code or a token. */
export const given = v.pipe(text, v.trim())

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
