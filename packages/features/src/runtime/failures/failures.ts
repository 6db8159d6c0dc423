import { GatewayFailure, type Failure } from '@shop/api-client/failure.ts'

/** True if the response was successful but could not be parsed. Callers handle this case themselves. */
export const isUnreadable = (error: unknown): boolean =>
  error instanceof GatewayFailure && error.failure.kind === 'broken' && error.failure.status === undefined

/** True for failures that only retrying later can solve: no response, or a 5xx. */
export const isGlobalFailure = (error: unknown): boolean =>
  error instanceof GatewayFailure &&
  (error.failure.kind === 'unreachable' || error.failure.kind === 'broken') &&
  !isUnreadable(error)

/** True if the gateway may have carried out the call without a readable response: none, a 5xx, damaged content. */
export const isAnswerLost = (error: unknown): boolean => isGlobalFailure(error) || isUnreadable(error)

/** True if the gateway refused the call, for whatever reason: a status below 500. */
export const isRefused = (error: unknown): boolean =>
  error instanceof GatewayFailure && (error.failure.kind === 'refused' || error.failure.kind === 'unauthorised')

const TOO_MANY_REQUESTS = 429

/** True for a refusal that stays when the call is repeated. A throttled call says nothing of a login, an order or a link. */
export const isRefusedForGood = (error: unknown): boolean =>
  isRefused(error) && !(error instanceof GatewayFailure && isThrottled(error.failure))

const isThrottled = (failure: Failure) => 'status' in failure && failure.status === TOO_MANY_REQUESTS

/** True if the visitor has to log in, or to log in again. */
export const isUnauthorised = (error: unknown): boolean =>
  error instanceof GatewayFailure && error.failure.kind === 'unauthorised'
