import type * as v from 'valibot'
import { pathOf } from '../request-body.ts'

/** An error of Klarna's APIs. */
export interface Failure {
  status: number
  error_code: string
  error_messages: string[]
}

/** Returns the response for a failure, with the correlation id that Klarna's support asks for. */
export const failureResponse = ({ status, ...body }: Failure, correlation_id: string) =>
  Response.json({ ...body, correlation_id }, { status })

/** The failure for missing or malformed fields and wrong sums, by their paths. */
export const badValues = (paths: readonly string[]): Failure => ({
  status: 400,
  error_code: 'BAD_VALUE',
  error_messages: paths.map((path) => `Bad value: ${path}`),
})

/** Returns the paths of a schema's issues, each once: `order_lines[0].name`. */
export const pathsOf = (issues: readonly v.BaseIssue<unknown>[]) => [
  ...new Set(issues.map((issue) => pathOf(issue) || 'body')),
]

export const noSuchOrder = (id: string): Failure => ({
  status: 404,
  error_code: 'NO_SUCH_ORDER',
  error_messages: [`Order ${id} cannot be found.`],
})

/** The failure for changing a bought order by the checkout API. */
export const readOnlyOrder: Failure = {
  status: 403,
  error_code: 'READ_ONLY_ORDER',
  error_messages: ['The order is complete and can only be read.'],
}

/** The failure for a capture, cancel or refund that the order's state does not allow. */
export const notAllowed = (what: 'CAPTURE' | 'CANCEL' | 'REFUND', why: string): Failure => ({
  status: 403,
  error_code: `${what}_NOT_ALLOWED`,
  error_messages: [why],
})

/** The failure that a scenario requests. */
export const brokenOnPurpose = (status: number): Failure => ({
  status,
  error_code: status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR',
  error_messages: ['A scenario asked for this'],
})
