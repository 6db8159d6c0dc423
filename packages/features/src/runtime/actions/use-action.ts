import { useState } from 'react'
import { logUnexpectedError } from '../failures/log-unexpected-error.ts'
import { useGlobalFailureHandler } from '../failures/use-global-failure-handler.ts'

interface Options {
  /** Deals with a failure in its own way instead of `hasFailed`. */
  onFailure?: (error: unknown) => void
  /** Stays on the page where the global failure rule would leave it: nobody came for this action. */
  staysOnPage?: boolean
  /** Puts by what the page would lose when the global failure rule leaves it. */
  beforeLeaving?: () => void
}

/**
 * One thing that a visitor can do on a page: whether it is pending, what was asked for, and whether it has failed.
 * Where the gateway did not answer, the global failure rule leaves the page (API-04); every other failure is shown.
 */
export function useAction<Args extends unknown[]>(
  act: (...args: Args) => Promise<unknown>,
  { onFailure, staysOnPage = false, beforeLeaving }: Options = {},
) {
  const handleGlobalFailure = useGlobalFailureHandler()
  const [asked, setAsked] = useState<Args>()
  const [hasFailed, setFailed] = useState(false)

  /** Says whether it went well. */
  const run = async (...args: Args): Promise<boolean> => {
    setAsked(args)
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
      // What was asked for since then is still pending.
      setAsked((latest) => (latest === args ? undefined : latest))
    }
  }
  return { run, asked, isRunning: asked !== undefined, hasFailed }
}
