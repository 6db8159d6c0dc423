import { GatewayFailure } from '@shop/api-client/failure.ts'
import { isUnreadable } from './failures.ts'
import { MissingCode } from '../platform/load-code.ts'

/**
 * Logs what made a page fail. Does not log a refusal, a missing response of the gateway, or missing code. The page shows it,
 * and the browser has logged the request. A response that could not be parsed is logged.
 */
export function logUnexpectedError(error: unknown) {
  const isExpected = error instanceof MissingCode || (error instanceof GatewayFailure && !isUnreadable(error))
  if (!isExpected) console.error(error)
}
