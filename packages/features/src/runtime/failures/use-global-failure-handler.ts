import { useCallback } from 'react'
import { isGlobalFailure } from './failures.ts'
import { paths } from '../navigation/paths.ts'
import { useLeave } from '../navigation/use-leave.ts'

/**
 * Returns the handler of the global failure rule. After a missing response or a 5xx it opens the error page, which leads back
 * here. It returns whether it did. All other failures are the caller's.
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
