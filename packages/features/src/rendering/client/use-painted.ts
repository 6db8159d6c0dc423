import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { afterPaint } from './after-paint.ts'
import { useHydrated } from './use-hydrated.ts'

/**
 * Whether what is in sight is painted, so that the rest can follow, `inSteps` where nobody waits for it: true from the start
 * in the server's HTML, which holds all of it; on a page one comes to, from its first paint on.
 */
export function usePainted({ inSteps = true } = {}): boolean {
  const isHydrated = useHydrated()
  const [isPainted, setPainted] = useState(!isHydrated)
  const follow = useEffectEvent(() => (inSteps ? startTransition(() => setPainted(true)) : setPainted(true)))
  useEffect(() => afterPaint(() => follow()), [])
  return isPainted
}
