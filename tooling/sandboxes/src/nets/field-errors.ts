import type * as v from 'valibot'
import { pathOf } from '../request-body.ts'

/** Errors in Nets' form: `{ "order.items[0].name": ["text"] }`. */
export type FieldErrors = Record<string, string[]>

/** Converts a schema's issues to Nets' form. */
export function fieldErrorsOf(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of issues) {
    const field = pathOf(issue)
    errors[field] = [...(errors[field] ?? []), issue.message]
  }
  return errors
}
