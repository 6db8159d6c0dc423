import { GatewayFailure } from '@shop/api-client/failure.ts'

/** The code of what nobody has a code for. */
export const SOMETHING_WENT_WRONG = 'something-went-wrong'

/** The codes of a refusal, at least one, for whoever must mend something; nothing for any other failure. */
export function refusalCodes(error: unknown): string[] | undefined {
  if (!(error instanceof GatewayFailure) || error.failure.kind !== 'refused') return undefined
  const { errorKeys } = error.failure
  return errorKeys.length > 0 ? errorKeys : [SOMETHING_WENT_WRONG]
}
