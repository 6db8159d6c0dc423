import { useEffect, useRef } from 'react'

/** Moves the focus to the first new product when "show more" has brought some: the button it was on may be gone. */
export function useNewProductFocus(count: number) {
  const grid = useRef<HTMLDivElement>(null)
  const countBefore = useRef(count)
  useEffect(() => {
    const before = countBefore.current
    countBefore.current = count
    if (before === 0 || count <= before) return
    const firstNew = grid.current?.querySelectorAll('article')[before]
    firstNew?.querySelector('a')?.focus({ preventScroll: true })
  }, [count])
  return grid
}
