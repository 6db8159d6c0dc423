import { GatewayFailure } from '@shop/api-client/failure.ts'
import { isUnreadable } from './failures.ts'

/**
 * Writes what made a page fail on the console. A gateway that said no or did not answer is no mistake of the shop: the
 * visitor reads about it on the screen, and the browser has written it down already. An answer that cannot be read is one.
 */
export function logUnexpectedError(error: unknown) {
  if (!(error instanceof GatewayFailure) || isUnreadable(error)) console.error(error)
}
