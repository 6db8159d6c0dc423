import { usePausableTimer } from '@shop/ui/feedback/use-pausable-timer.ts'
import { useStayPreference } from './use-stay-preference.ts'

/**
 * Moves on to another page, by `go`, after a while, in milliseconds: not while pointer or focus is inside the part that takes
 * `pause`, and never for visitors who have said once that they do not want that.
 */
export function useAutoRedirect(go: () => void, after: number) {
  const { stays, stay } = useStayPreference()
  const pause = usePausableTimer(go, stays ? undefined : after)
  return { stays, stay, pause }
}
export type AutoRedirect = ReturnType<typeof useAutoRedirect>
