import { GatewayFailure } from '@shop/api-client/failure.ts'

/**
 * Writes what made a page fail on the console. A gateway that said no or did not answer is no mistake of the shop: the
 * visitor reads about it on the screen, and the browser has written it down already. An answer that cannot be read is one.
 */
export function logUnexpectedError(error: unknown) {
  const failure = error instanceof GatewayFailure ? error.failure : undefined
  const isUnreadable = failure?.kind === 'broken' && failure.status === undefined
  if (!failure || isUnreadable) console.error(error)
}
