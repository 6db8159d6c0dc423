import type { OperationAnswer } from './provider.ts'

/** A request that a provider has refused, with the HTTP status. 0 if no answer arrived. */
export interface HttpRefusal {
  status: number
}

// The same request may succeed later: after a pause, or with corrected keys.
const MAY_SUCCEED_LATER = new Set([401, 403, 408, 409, 425, 429])

/** True if the same request will never succeed. */
export const isFinal = ({ status }: HttpRefusal): boolean =>
  status >= 400 && status < 500 && !MAY_SUCCEED_LATER.has(status)

/** The answer to an accepted request. `operationId` is the provider's id of the movement, or ours if it has none. */
export const accepted = (operationId: string): OperationAnswer => ({ isAccepted: true, operationId })

export const REFUSED: OperationAnswer = { isAccepted: false }

/** Returns the idempotency key of an attempt. The first has no number, as in requests of older versions that are repeated. */
export const attemptKey = (name: string, attempt: number): string => (attempt > 1 ? `${name}-${attempt}` : name)
