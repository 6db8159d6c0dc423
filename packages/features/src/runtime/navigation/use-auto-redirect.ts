import { usePausableTimer } from '@shop/ui/feedback/use-pausable-timer.ts'
import { useCallback, useState } from 'react'
import { useNavigate } from './router.ts'
import type { KeyValueStore } from '../platform/storage.ts'

/** Set once, pages that would move on by themselves stay (OP-64). */
const STAY_KEY = 'stayOnPage'

/**
 * Moves on to another page after a while, in milliseconds: not while pointer or focus is inside the part that takes
 * `pause`, and never for visitors who have said once that they do not want that.
 */
export function useAutoRedirect(target: string, after: number, memory: KeyValueStore) {
  const navigate = useNavigate()
  const [stays, setStays] = useState(() => memory.read(STAY_KEY) === 'true')
  const go = useCallback(() => void navigate(target), [navigate, target])
  const pause = usePausableTimer(go, stays ? undefined : after)
  const stay = (wish: boolean) => {
    setStays(wish)
    if (wish) memory.write(STAY_KEY, 'true')
    else memory.remove(STAY_KEY)
  }
  return { stays, stay, pause }
}
