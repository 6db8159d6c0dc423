import { useState } from 'react'
import { useHydrated } from './use-hydrated.ts'

/** Whether this part came in the server's HTML, for as long as it stands. */
export function useFromServer(): boolean {
  const isHydrated = useHydrated()
  const [isFromServer] = useState(!isHydrated)
  return isFromServer
}
