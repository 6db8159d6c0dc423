import { GatewayFailure } from '@shop/api-client/failure.ts'
import { messageKeyOf } from '@shop/domain/reading/errors.ts'

/**
 * Rethrows a failure. A refusal without a known error code gets the gateway's message as its code, so that the form
 * shows it.
 */
export function explainByMessage(error: unknown): never {
  const failure = error instanceof GatewayFailure ? error.failure : undefined
  if (failure?.kind !== 'refused' || !failure.message || failure.errorCodes.some(messageKeyOf)) throw error
  throw new GatewayFailure({ ...failure, errorCodes: [failure.message] }, error)
}
