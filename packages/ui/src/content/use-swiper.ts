import { useEffect, useEffectEvent, useState } from 'react'
import type { RefObject } from 'react'
import type { Swiper, SwiperOptions } from 'swiper/types'

interface UseSwiper {
  track: RefObject<HTMLElement | null>
  /** How the track moves; asked once, when it wakes up. */
  options: () => SwiperOptions
  onMove: (swiper: Swiper) => void
}

/** Wakes a track once it comes near the window: the slider's code is loaded then and not before. */
export function useSwiper({ track, options, onMove }: UseSwiper) {
  const [swiper, setSwiper] = useState<Swiper>()
  const moved = useEffectEvent(onMove)
  const asked = useEffectEvent(options)
  useEffect(() => {
    const element = track.current
    if (!element) return undefined
    let awake: Swiper | undefined
    let gone = false
    const wake = async () => {
      const { default: SwiperCore } = await import('swiper')
      if (gone) return
      element.scrollLeft = 0
      awake = new SwiperCore(element, {
        ...asked(),
        on: { slideChange: moved, snapGridLengthChange: moved, resize: moved },
      })
      setSwiper(awake)
      moved(awake)
    }
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        near.disconnect()
        void wake()
      },
      { rootMargin: '200px' },
    )
    near.observe(element)
    return () => {
      gone = true
      near.disconnect()
      awake?.destroy()
    }
  }, [track])
  return swiper
}
