import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'
import { useHydrated } from './use-hydrated.ts'

/** Whether this part stands as it came in the server's HTML: until it is hydrated and that is painted. */
export function useFromServer(): boolean {
  const isHydrated = useHydrated()
  const [isFromServer, setFromServer] = useState(!isHydrated)
  useEffect(
    () => (isFromServer ? afterPaint(() => startTransition(() => setFromServer(false))) : undefined),
    [isFromServer],
  )
  return isFromServer
}
