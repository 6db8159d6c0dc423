import type * as v from 'valibot'

/** What the provider says when it does not do what it is asked for. */
export interface Failure {
  status: number
  error_code: string
  error_messages: string[]
}

/** The answer for a failure, under the number that the provider's support would ask for. */
export const failureResponse = ({ status, ...body }: Failure, correlation_id: string) =>
  Response.json({ ...body, correlation_id }, { status })

/** Fields that are missing, malformed or do not add up, by their paths. */
export const badValues = (paths: readonly string[]): Failure => ({
  status: 400,
  error_code: 'BAD_VALUE',
  error_messages: paths.map((path) => `Bad value: ${path}`),
})

/** The paths that a schema complains about, each once: `order_lines[0].name`. */
export const pathsOf = (issues: readonly v.BaseIssue<unknown>[]) => [...new Set(issues.map(pathOf))]

const pathOf = ({ path }: v.BaseIssue<unknown>) =>
  (path ?? [])
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '') || 'body'

export const noSuchOrder = (id: string): Failure => ({
  status: 404,
  error_code: 'NO_SUCH_ORDER',
  error_messages: [`Order ${id} cannot be found.`],
})

/** An order that is paid is not changed by its checkout any more. */
export const readOnlyOrder: Failure = {
  status: 403,
  error_code: 'READ_ONLY_ORDER',
  error_messages: ['The order is complete and can only be read.'],
}

/** A movement of money that the order does not allow as it stands. */
export const notAllowed = (what: 'CAPTURE' | 'CANCEL' | 'REFUND', why: string): Failure => ({
  status: 403,
  error_code: `${what}_NOT_ALLOWED`,
  error_messages: [why],
})

/** What a scenario has asked for. */
export const brokenOnPurpose = (status: number): Failure => ({
  status,
  error_code: status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR',
  error_messages: ['A scenario asked for this'],
})
