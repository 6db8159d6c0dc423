import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Closes an open panel on Esc, on a press outside, and when the focus leaves it. */
export function useDismiss(area: RefObject<HTMLElement | null>, open: boolean, close: () => void) {
  useEffect(() => {
    if (!open) return undefined
    const leave = (event: Event) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) close()
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', escape)
    }
  }, [area, open, close])
}
