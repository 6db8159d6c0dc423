import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** An error answer with kebab-case codes that the shop translates. */
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

  /** The answer's body: the first code, and all of them. */
  get body() {
    return { errorCode: this.errorCodes[0], errors: this.errorCodes.map((errorCode) => ({ errorCode })) }
  }
}

/** Answers 404 for what does not exist, and for what the caller may not see. */
export const notFound = () => new Refusal(404, ['not-found'])

/** Answers 401 to a call that needs a customer's token and has no valid one. */
export const unauthorised = () => new Refusal(401, ['unauthorised'])

/** Answers 429, and says in how many seconds the next try may come. */
export const tooManyAttempts = (seconds: number) =>
  new Refusal(429, ['too-many-attempts'], { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) })

/** Answers 503 when the database cannot be reached or too many calls are waiting. */
export const serviceUnavailable = () => new Refusal(503, ['temporarily-unavailable'], { 'Retry-After': '2' })
