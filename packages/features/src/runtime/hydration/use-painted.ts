import { startTransition, useEffect, useEffectEvent, useState } from 'react'
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

/** Does something once the browser has painted. The answer takes it back. */
function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
