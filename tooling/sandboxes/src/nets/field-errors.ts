import type * as v from 'valibot'

/** The provider's way of naming what is wrong: `{ "order.items[0].name": ["text"] }`. */
export type FieldErrors = Record<string, string[]>

/** Puts the complaints of a schema into the provider's form. */
export function fieldErrorsOf(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of issues) {
    const field = fieldOf(issue)
    errors[field] = [...(errors[field] ?? []), issue.message]
  }
  return errors
}

const fieldOf = (issue: v.BaseIssue<unknown>) =>
  (issue.path ?? [])
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')
