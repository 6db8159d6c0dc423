import { useEffect } from 'react'
import { useHoverOrFocus } from './use-hover-or-focus.ts'

/**
 * Calls `run` after a delay in milliseconds, or never if `after` is undefined. Pauses while pointer or focus is inside the
 * element that gets the returned handlers, and starts anew afterwards. A new value of `since` restarts the timer.
 */
export function usePausableTimer(run: () => void, after: number | undefined, since?: unknown) {
  const { inside, handlers } = useHoverOrFocus()
  useEffect(() => {
    if (after === undefined || inside) return undefined
    const timer = setTimeout(run, after)
    return () => clearTimeout(timer)
  }, [run, after, inside, since])
  return handlers
}
