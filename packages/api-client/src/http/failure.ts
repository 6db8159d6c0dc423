/** Why a call to the gateway gave no usable answer. A closed union, so that the compiler finds unhandled cases. */
export type Failure =
  /** No answer: no network, no server, or more than 60 seconds. */
  | { kind: 'unreachable' }
  /**
   * Status 500 or above, or an answer that cannot be read (then without `status`). `errorNumber` is ours and optional: nine
   * digits that find the failure in the servers' logs.
   */
  | { kind: 'broken'; status?: number; errorNumber?: string }
  /** Status 401: the visitor is not logged in, or the token has expired. */
  | { kind: 'unauthorised' }
  /** Any other status below 500. `errorCodes` gives the reasons, `unavailable` the ids of cart lines that cannot be bought. */
  | { kind: 'refused'; status: number; errorCodes: string[]; message?: string; unavailable?: string[] }

/** The error that the gateway's calls reject with. `cause` is the original error. */
export class GatewayFailure extends Error {
  override readonly name = 'GatewayFailure'
  readonly failure: Failure

  constructor(failure: Failure, cause?: unknown) {
    super(`The gateway's answer: ${failure.kind}`, { cause })
    this.failure = failure
  }
}

/** Returns the failure of an error. Any error but a GatewayFailure counts as unreachable. */
export const toFailure = (error: unknown): Failure =>
  error instanceof GatewayFailure ? error.failure : { kind: 'unreachable' }

/** Returns whether an error means that the requested thing does not exist, or no longer: status 404 or 410. */
export const isNotFound = (error: unknown) => {
  const failure = toFailure(error)
  return failure.kind === 'refused' && (failure.status === 404 || failure.status === 410)
}
