import type { OperationAnswer } from './provider.ts'

/** A request that a provider has refused, with HTTP's status for it; 0 when no answer came. */
export interface HttpRefusal {
  status: number
}

// The same request may succeed later: after a pause, or when the gateway's keys are put right.
const MAY_SUCCEED_LATER = new Set([401, 403, 408, 409, 425, 429])

/** Whether the same request will never succeed. */
export const isFinal = ({ status }: HttpRefusal): boolean =>
  status >= 400 && status < 500 && !MAY_SUCCEED_LATER.has(status)

/** The provider's number for a movement, or one of our own where it has none. */
export const accepted = (operationId: string): OperationAnswer => ({ isAccepted: true, operationId })

export const REFUSED: OperationAnswer = { isAccepted: false }

/** Names an attempt to a provider. The first has no number: requests of before there were numbers are repeated like that. */
export const attemptKey = (name: string, attempt: number): string => (attempt > 1 ? `${name}-${attempt}` : name)
