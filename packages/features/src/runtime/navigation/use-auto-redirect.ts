import { usePausableTimer } from '@shop/ui/feedback/use-pausable-timer.ts'
import { useState } from 'react'
import { useServices } from '../gateway/services.ts'

/** Set once, pages that would move on by themselves stay (OP-64). */
const STAY_KEY = 'stayOnPage'

/**
 * Moves on to another page, by `go`, after a while, in milliseconds: not while pointer or focus is inside the part that takes
 * `pause`, and never for visitors who have said once that they do not want that.
 */
export function useAutoRedirect(go: () => void, after: number) {
  const { localStorage } = useServices().platform
  const [stays, setStays] = useState(() => localStorage.read(STAY_KEY) === 'true')
  const pause = usePausableTimer(go, stays ? undefined : after)
  const stay = (wish: boolean) => {
    setStays(wish)
    if (wish) localStorage.write(STAY_KEY, 'true')
    else localStorage.remove(STAY_KEY)
  }
  return { stays, stay, pause }
}
export type AutoRedirect = ReturnType<typeof useAutoRedirect>
