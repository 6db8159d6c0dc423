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

const failure = (status: number, error_code: string, ...error_messages: string[]): Failure => ({
  status,
  error_code,
  error_messages,
})

/** The failure for missing or malformed fields and wrong sums, by their paths. */
export const badValues = (paths: readonly string[]) =>
  failure(400, 'BAD_VALUE', ...paths.map((path) => `Bad value: ${path}`))

/** Returns the paths of a schema's issues, each once: `order_lines[0].name`. */
export const pathsOf = (issues: readonly v.BaseIssue<unknown>[]) => [
  ...new Set(issues.map((issue) => pathOf(issue) || 'body')),
]

export const noSuchOrder = (id: string) => failure(404, 'NO_SUCH_ORDER', `Order ${id} cannot be found.`)

/** The failure for changing a bought order by the checkout API. */
export const readOnlyOrder = failure(403, 'READ_ONLY_ORDER', 'The order is complete and can only be read.')

/** The failure for a capture, cancel or refund that the order's state does not allow. */
export const notAllowed = (what: 'CAPTURE' | 'CANCEL' | 'REFUND', why: string) =>
  failure(403, `${what}_NOT_ALLOWED`, why)

/** The failure that a scenario requests. */
export const brokenOnPurpose = (status: number) =>
  failure(status, status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR', 'A scenario asked for this')
