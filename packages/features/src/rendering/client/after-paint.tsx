import { startTransition, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useHydrated } from './after-hydration.tsx'

interface AfterPaintProps {
  /** Keeps the room of the children until then. */
  before?: ReactNode
  /** Renders the children in one piece, because the visitor waits for them. Otherwise they follow in small steps. */
  isUrgent?: boolean
  children: ReactNode
}

/** Renders its children once the rest of the page is painted. In the server's HTML they are part of the page. */
export const AfterPaint = ({ before, isUrgent, children }: AfterPaintProps) =>
  useIsUnpainted('client', isUrgent) ? before : children

/**
 * Returns true until the first paint of a part that `renderedBy` has rendered: the server, or the client after a link. False
 * from the start for other parts. `isUrgent` as in `AfterPaint`.
 */
export function useIsUnpainted(renderedBy: 'server' | 'client', isUrgent = false): boolean {
  const isHydrated = useHydrated()
  const [isUnpainted, setUnpainted] = useState(isHydrated === (renderedBy === 'client'))
  const end = useEffectEvent(() => {
    if (isUrgent) setUnpainted(false)
    else startTransition(() => setUnpainted(false))
  })
  useEffect(() => (isUnpainted ? afterPaint(() => end()) : undefined), [isUnpainted])
  return isUnpainted
}

/** Calls `act` once the browser has painted. The function it returns cancels that. */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
