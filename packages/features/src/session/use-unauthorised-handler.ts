import { useCallback } from 'react'
import { isUnauthorised } from '../runtime/failures/failures.ts'
import { paths } from '../runtime/navigation/paths.ts'
import { useLeave } from '../runtime/navigation/use-leave.ts'
import { useSessionStore } from './session-context.ts'

/**
 * For a failed call about the customer: where the login has run out, it ends the session and goes to the login page,
 * which says so and leads back (SES-11). `handedOver` is what the login page is told besides. Says whether it
 * did; anything else stays with the caller.
 */
export function useUnauthorisedHandler() {
  const session = useSessionStore()
  const leave = useLeave()
  return useCallback(
    (error: unknown, handedOver: object = {}): boolean => {
      if (!isUnauthorised(error)) return false
      session.getState().expire()
      leave(paths.login, (previousPath) => ({ ...handedOver, previousPath }))
      return true
    },
    [session, leave],
  )
}
