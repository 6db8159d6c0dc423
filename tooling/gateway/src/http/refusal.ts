import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** The gateway says no, and why: kebab-case codes that the shop turns into texts (CHK-26, OP-23). */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode
  readonly errorCodes: readonly [string, ...string[]]
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: ContentfulStatusCode,
    errorCodes: readonly [string, ...string[]],
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(errorCodes.join(', '))
    this.status = status
    this.errorCodes = errorCodes
    this.headers = headers
  }

  /** The body of the answer: the first code, and all of them. */
  get body() {
    return { errorCode: this.errorCodes[0], errors: this.errorCodes.map((errorCode) => ({ errorCode })) }
  }
}

/** What is asked for does not exist, or is none of the asker's business: both look the same. */
export const notFound = () => new Refusal(404, ['not-found'])

/** A call that needs a customer's token came without a good one. */
export const unauthorised = () => new Refusal(401, ['unauthorised'])

/** Not just now: the database cannot be reached, or there are more calls than can be answered. */
export const serviceUnavailable = () => new Refusal(503, ['temporarily-unavailable'], { 'Retry-After': '2' })
