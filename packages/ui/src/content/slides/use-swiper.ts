import { useEffect, useEffectEvent, useState } from 'react'
import type { RefObject } from 'react'
import type { Swiper, SwiperOptions } from 'swiper/types'

interface UseSwiper {
  /** The element with the slides. */
  track: RefObject<HTMLElement | null>
  /** Returns the options. Called once, when Swiper starts. */
  options: () => SwiperOptions
  /** Called at the start and after each move. */
  onMove: (swiper: Swiper) => void
}

/** Loads and starts Swiper when the track comes near the window, and marks the track with `data-near`. */
export function useSwiper({ track, options, onMove }: UseSwiper) {
  const [swiper, setSwiper] = useState<Swiper>()
  const moved = useEffectEvent(onMove)
  const asked = useEffectEvent(options)
  useEffect(() => {
    const element = track.current
    if (!element) return undefined
    let started: Swiper | undefined
    let gone = false
    const start = async () => {
      const loaded = await import('swiper').catch(() => undefined)
      // Without Swiper visitors can still scroll the slides.
      if (gone || !loaded) return
      const { default: SwiperCore } = loaded
      element.scrollLeft = 0
      started = new SwiperCore(element, {
        ...asked(),
        on: { slideChange: moved, snapGridLengthChange: moved, resize: moved },
      })
      setSwiper(started)
      moved(started)
    }
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        near.disconnect()
        element.dataset['near'] = ''
        void start()
      },
      { rootMargin: '200px' },
    )
    near.observe(element)
    return () => {
      gone = true
      near.disconnect()
      started?.destroy()
    }
  }, [track])
  return swiper
}
