import { useEffect, useRef, useState } from 'react'

/** Whether an element is completely in view. True until the browser has measured it. */
export function useInView<Watched extends Element>() {
  const ref = useRef<Watched>(null)
  const [isInView, setIsInView] = useState(true)
  useEffect(() => {
    if (!ref.current) return undefined
    const observer = new IntersectionObserver(([entry]) => setIsInView(!entry || isWhole(entry)), {
      threshold: [0, 0.98, 0.985, 0.99, 0.995, 1],
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, isInView }
}

/** Tolerates less than a pixel, because browsers round. */
const isWhole = ({ intersectionRect, boundingClientRect }: IntersectionObserverEntry) =>
  intersectionRect.height > boundingClientRect.height - 1
