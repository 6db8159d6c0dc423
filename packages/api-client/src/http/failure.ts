/** Why a call to the gateway gave no usable answer; a closed family, so that every case is handled somewhere. */
export type Failure =
  /** No answer at all: no network, no server, or more than 60 seconds. */
  | { kind: 'unreachable' }
  /** The server failed (status 500 and above), or its answer cannot be read (no status). */
  | { kind: 'broken'; status?: number }
  /** Status 401: nobody is logged in, or the token has run out. */
  | { kind: 'unauthorised' }
  /** Any other status below 500: the server said no and, if it kept the contract, why. `unavailable`: what cannot be bought. */
  | { kind: 'refused'; status: number; errorKeys: string[]; message?: string; unavailable?: string[] }

/** The one error the gateway's calls reject with; `cause` is what happened underneath. */
export class GatewayFailure extends Error {
  override readonly name = 'GatewayFailure'
  readonly failure: Failure

  constructor(failure: Failure, cause?: unknown) {
    super(`The gateway's answer: ${failure.kind}`, { cause })
    this.failure = failure
  }
}

/** Reads any error as one of the family: a GatewayFailure gives back its own, anything else means that no answer came. */
export const toFailure = (error: unknown): Failure =>
  error instanceof GatewayFailure ? error.failure : { kind: 'unreachable' }

/** Whether a failure says that the thing asked for does not exist. */
export const isNotFound = (error: unknown) => {
  const failure = toFailure(error)
  return failure.kind === 'refused' && failure.status === 404
}
