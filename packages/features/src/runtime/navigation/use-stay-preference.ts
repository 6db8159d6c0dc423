import { useState } from 'react'
import { useShop } from '../state/shop-context.ts'

/** If set, no page moves on by itself. */
const STAY_KEY = 'stayOnPage'

/** Returns whether this device's visitor has turned off pages that move on by themselves, and a function to change that. */
export function useStayPreference() {
  const { localStorage } = useShop().platform
  const [stays, setStays] = useState(() => localStorage.read(STAY_KEY) === 'true')
  const stay = (wish: boolean) => {
    setStays(wish)
    if (wish) localStorage.write(STAY_KEY, 'true')
    else localStorage.remove(STAY_KEY)
  }
  return { stays, stay }
}
