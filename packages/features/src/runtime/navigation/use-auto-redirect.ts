import { usePausableTimer } from '@shop/ui/feedback/use-pausable-timer.ts'
import { useStayPreference } from './use-stay-preference.ts'

/**
 * Calls `go` after a time in milliseconds, to open another page. Spread `pause` on a part: the timer stops while pointer or
 * focus is inside. Visitors who have opted out are never moved on.
 */
export function useAutoRedirect(go: () => void, after: number) {
  const { stays, stay } = useStayPreference()
  const pause = usePausableTimer(go, stays ? undefined : after)
  return { stays, stay, pause }
}
export type AutoRedirect = ReturnType<typeof useAutoRedirect>
