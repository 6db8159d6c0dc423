import { startTransition, useEffect, useState } from 'react'
import { useHydrated } from './use-hydrated.ts'

/**
 * Whether what is in sight is painted, so that the rest can follow: true from the start in the server's HTML, which holds
 * all of it; on a page one comes to, from its first paint on.
 */
export function usePainted(): boolean {
  const isHydrated = useHydrated()
  const [isPainted, setPainted] = useState(!isHydrated)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return isPainted
}
