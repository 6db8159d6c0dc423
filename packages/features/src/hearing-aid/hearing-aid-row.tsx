import { Suspense, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { HearingAidPart } from './fit-mark.tsx'

/**
 * The row about the visitor's hearing aid. Only the browser knows it, so the server's HTML has its room alone. Its code is
 * loaded when the visitor comes near.
 */
export function HearingAidRow({ fits }: { fits?: readonly string[] }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), {
      rootMargin: '50% 0px',
    })
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <Room ref={place}>
      {isNear && (
        <Suspense>
          <HearingAidPart fits={fits} />
        </Suspense>
      )}
    </Room>
  )
}

/** As high as the closed row. */
const Room = styled.div`
  min-height: calc(4rem + 2px);
`
