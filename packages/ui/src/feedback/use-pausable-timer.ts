import { useEffect } from 'react'
import { useHoverOrFocus } from './use-hover-or-focus.ts'

/**
 * Calls `run` after a delay in milliseconds; the timer restarts once neither pointer nor focus is inside, and with each
 * new value of `since`.
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
