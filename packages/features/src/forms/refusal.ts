import { GatewayFailure } from '@shop/api-client/failure.ts'

/** Stands for a refusal without an error code. */
export const SOMETHING_WENT_WRONG = 'something-went-wrong'

/** Stands for a call that got no answer, or one of a broken gateway. */
export const NO_ANSWER = 'no-answer'

/** Marks a sentence of the gateway's among error codes, so that a single word is shown too. */
export const asSentence = (message: string) => `${message}\n`

/** Whether an error code is a sentence: it has several words, or is marked. */
export const isSentence = (code: string) => /\s/.test(code.trim()) || code.endsWith('\n')

/** Returns the error codes of a refusal, at least one. Undefined for every other failure. */
export function errorCodesOf(error: unknown): string[] | undefined {
  if (!(error instanceof GatewayFailure) || error.failure.kind !== 'refused') return undefined
  const { errorCodes } = error.failure
  return errorCodes.length > 0 ? errorCodes : [SOMETHING_WENT_WRONG]
}
