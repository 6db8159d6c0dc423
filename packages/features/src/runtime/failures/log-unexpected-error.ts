import { GatewayFailure } from '@shop/api-client/failure.ts'
import { isUnreadable } from './failures.ts'

/**
 * Logs what made a page fail. Does not log a refusal or a missing response of the gateway. The page shows it, and the browser
 * has logged the request. A response that could not be parsed is logged.
 */
export function logUnexpectedError(error: unknown) {
  if (!(error instanceof GatewayFailure) || isUnreadable(error)) console.error(error)
}
