import { GatewayFailure } from '@shop/api-client/failure.ts'

/** Whether an answer came that nobody can read. Its status says that all is well, so whoever asked deals with it (API-05). */
export const isUnreadable = (error: unknown): boolean =>
  error instanceof GatewayFailure && error.failure.kind === 'broken' && error.failure.status === undefined

/** Whether nobody can help the visitor but time: no answer, or the gateway broke (API-03). */
export const isGlobalFailure = (error: unknown): boolean =>
  error instanceof GatewayFailure &&
  (error.failure.kind === 'unreachable' || error.failure.kind === 'broken') &&
  !isUnreadable(error)

/** Whether the gateway may have done what was asked, although no answer says so: none came, it broke, or it cannot be read. */
export const isAnswerLost = (error: unknown): boolean => isGlobalFailure(error) || isUnreadable(error)

/** Whether the gateway said that there is no such thing, or none for this visitor. */
export const isMissing = (error: unknown): boolean =>
  error instanceof GatewayFailure && (error.failure.kind === 'refused' || error.failure.kind === 'unauthorised')

/** Whether the visitor has to log in (again). */
export const isUnauthorised = (error: unknown): boolean =>
  error instanceof GatewayFailure && error.failure.kind === 'unauthorised'
