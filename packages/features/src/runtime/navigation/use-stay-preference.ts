import { useState } from 'react'
import { useServices } from '../gateway/services.ts'

/** Set once, pages that would move on by themselves stay (OP-64). */
const STAY_KEY = 'stayOnPage'

/** Whether the visitor of this device has said that no page is to move on by itself, and how to say so or take it back. */
export function useStayPreference() {
  const { localStorage } = useServices().platform
  const [stays, setStays] = useState(() => localStorage.read(STAY_KEY) === 'true')
  const stay = (wish: boolean) => {
    setStays(wish)
    if (wish) localStorage.write(STAY_KEY, 'true')
    else localStorage.remove(STAY_KEY)
  }
  return { stays, stay }
}
