import { useCallback } from 'react'
import { isGlobalFailure } from './failures.ts'
import { paths } from '../navigation/paths.ts'
import { useLeave } from '../navigation/use-leave.ts'

/**
 * The global failure rule (API-04) for an action on a page: where the gateway did not answer or broke, it goes to the
 * error page, which leads back here. Says whether it did; anything else stays with the caller (API-05).
 */
export function useGlobalFailureHandler() {
  const leave = useLeave()
  return useCallback(
    (error: unknown): boolean => {
      if (!isGlobalFailure(error)) return false
      leave(paths.error, (from) => ({ from }))
      return true
    },
    [leave],
  )
}
