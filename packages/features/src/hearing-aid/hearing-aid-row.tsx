import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react'
import { styled } from 'styled-components'

interface HearingAidRowProps {
  /** What the product of the page is for. Without it, the row is about no product. */
  fits?: readonly string[]
}

/** Without its code, the row stays empty. */
const HearingAidForm = lazy(async () => ({
  default: await import('./hearing-aid-parts.ts').then(
    (code) => code.HearingAidForm,
    (): ComponentType<HearingAidRowProps> => Nothing,
  ),
}))
const Nothing = () => null

/**
 * The row about the visitor's hearing aid. Only the browser knows it, so the server's HTML has its room alone. Its code is
 * loaded when the visitor comes near.
 */
export function HearingAidRow(props: HearingAidRowProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return undefined
    const observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      {
        rootMargin: '50% 0px',
      },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <Room ref={place}>
      {isNear && (
        <Suspense>
          <HearingAidForm {...props} />
        </Suspense>
      )}
    </Room>
  )
}

/** As high as the closed row. */
const Room = styled.div`
  min-height: calc(4rem + 2px);
`
