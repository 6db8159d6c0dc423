import { useState } from 'react'
import { logUnexpectedError } from '../failures/log-unexpected-error.ts'
import { useGlobalFailureHandler } from '../failures/use-global-failure-handler.ts'

interface Options {
  /** Handles a failure instead of `hasFailed`. */
  onFailure?: (error: unknown) => void
  /** Stays on the page after a global failure, because the page is not about this action. */
  staysOnPage?: boolean
  /** Called before the global failure rule leaves the page, to save what the page would lose. */
  beforeLeaving?: () => void
}

/**
 * One action of a visitor on a page: whether it is pending, its arguments, and whether it has failed. After a global failure
 * the visitor is sent to the error page. Every other failure is shown on the page.
 */
export function useAction<Args extends unknown[]>(
  act: (...args: Args) => Promise<unknown>,
  { onFailure, staysOnPage = false, beforeLeaving }: Options = {},
) {
  const handleGlobalFailure = useGlobalFailureHandler()
  const [pendingArgs, setPendingArgs] = useState<Args>()
  const [hasFailed, setFailed] = useState(false)

  /** Runs the action. Resolves to whether it succeeded. */
  const run = async (...args: Args): Promise<boolean> => {
    setPendingArgs(args)
    setFailed(false)
    try {
      await act(...args)
      return true
    } catch (error) {
      if (!staysOnPage && handleGlobalFailure(error)) {
        beforeLeaving?.()
        return false
      }
      logUnexpectedError(error)
      if (onFailure) onFailure(error)
      else setFailed(true)
      return false
    } finally {
      // A later run may still be pending.
      setPendingArgs((latest) => (latest === args ? undefined : latest))
    }
  }
  return { run, pendingArgs, isRunning: pendingArgs !== undefined, hasFailed }
}
