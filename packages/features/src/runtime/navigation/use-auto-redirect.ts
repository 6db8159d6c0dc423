import { usePausableTimer } from '@shop/ui/feedback/use-pausable-timer.ts'
import { useCallback, useState } from 'react'
import { useServices } from '../gateway/services.ts'
import { useNavigate } from './router.ts'

/** Set once, pages that would move on by themselves stay (OP-64). */
const STAY_KEY = 'stayOnPage'

/**
 * Moves on to another page after a while, in milliseconds: not while pointer or focus is inside the part that takes
 * `pause`, and never for visitors who have said once that they do not want that.
 */
export function useAutoRedirect(target: string, after: number) {
  const navigate = useNavigate()
  const { localStorage } = useServices().platform
  const [stays, setStays] = useState(() => localStorage.read(STAY_KEY) === 'true')
  const go = useCallback(() => void navigate(target), [navigate, target])
  const pause = usePausableTimer(go, stays ? undefined : after)
  const stay = (wish: boolean) => {
    setStays(wish)
    if (wish) localStorage.write(STAY_KEY, 'true')
    else localStorage.remove(STAY_KEY)
  }
  return { stays, stay, pause }
}
