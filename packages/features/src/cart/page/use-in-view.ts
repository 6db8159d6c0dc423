import { useEffect, useRef, useState } from 'react'

/** Whether all of an element is in view; taken for granted until the browser has looked. */
export function useInView<PolledTransaction extends Element>() {
  const ref = useRef<PolledTransaction>(null)
  const [isInView, setIsInView] = useState(true)
  useEffect(() => {
    if (!ref.current) return undefined
    // Browsers round: nearly all of it is all of it.
    const watch = new IntersectionObserver(([entry]) => setIsInView((entry?.intersectionRatio ?? 1) > 0.99), {
      threshold: [0, 0.99, 1],
    })
    watch.observe(ref.current)
    return () => watch.disconnect()
  }, [])
  return { ref, isInView }
}
