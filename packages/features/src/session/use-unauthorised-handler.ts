import { useCallback } from 'react'
import { isUnauthorised } from '../runtime/failures/failures.ts'
import { paths } from '../runtime/navigation/paths.ts'
import { useLocation, useNavigate } from '../runtime/navigation/router.ts'
import { useSession } from './session-context.ts'

/**
 * For a failed call about the customer: where the login has run out, it ends the session and goes to the login page,
 * which says so and leads back (SES-11). Says whether it did; anything else stays with the caller.
 */
export function useUnauthorisedHandler() {
  const expire = useSession((state) => state.expire)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return useCallback(
    (error: unknown): boolean => {
      if (!isUnauthorised(error)) return false
      expire()
      void navigate(paths.login, { state: { previousPath: pathname + search } })
      return true
    },
    [expire, navigate, pathname, search],
  )
}
