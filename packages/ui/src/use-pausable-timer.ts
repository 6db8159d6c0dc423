import { useEffect, useState } from 'react'

/**
 * Runs something after a while, in milliseconds; the clock starts anew once neither pointer nor focus is inside, and
 * when `occasion` changes.
 */
export function usePausableTimer(run: () => void, after: number | undefined, occasion?: unknown) {
  const [inside, setInside] = useState(0)
  useEffect(() => {
    if (after === undefined || inside > 0) return undefined
    const timer = setTimeout(run, after)
    return () => clearTimeout(timer)
  }, [run, after, inside, occasion])
  const enter = (sign: number) => setInside((bits) => bits | sign)
  const leave = (sign: number) => setInside((bits) => bits & ~sign)
  return {
    onPointerEnter: () => enter(1),
    onPointerLeave: () => leave(1),
    onFocus: () => enter(2),
    onBlur: () => leave(2),
  }
}
