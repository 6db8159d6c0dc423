import { GatewayFailure } from '@shop/api-client/failure.ts'
import { messageKeyOf } from '@shop/domain/reading/errors.ts'

/** Rejects as the call did, but lets a refusal without a code that the shop has words for speak by its message (ACC-06). */
export function explainByMessage(error: unknown): never {
  const failure = error instanceof GatewayFailure ? error.failure : undefined
  if (failure?.kind !== 'refused' || !failure.message || failure.errorCodes.some(messageKeyOf)) throw error
  throw new GatewayFailure({ ...failure, errorCodes: [failure.message] }, error)
}
