import { GatewayFailure } from '@shop/api-client/failure.ts'

/** Stands for a refusal without an error code. */
export const SOMETHING_WENT_WRONG = 'something-went-wrong'

/** Returns the error codes of a refusal, at least one. Undefined for every other failure. */
export function errorCodesOf(error: unknown): string[] | undefined {
  if (!(error instanceof GatewayFailure) || error.failure.kind !== 'refused') return undefined
  const { errorCodes } = error.failure
  return errorCodes.length > 0 ? errorCodes : [SOMETHING_WENT_WRONG]
}
