import { Children, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Swiper } from 'swiper/types'
import { ParsedMark, hiddenWhileParsing } from '../../layout/parsed-mark.tsx'
import { IconButton } from '../../elements/icon-button.tsx'
import { latePictures, slideTrackStyles } from './swiper-styles.ts'
import { color } from '../../tokens/theme.ts'
import { useHoverOrFocus } from '../../feedback/use-hover-or-focus.ts'
import { useReducedMotion } from './use-reduced-motion.ts'
import { useSwiper } from './use-swiper.ts'

interface CarouselProps {
  /** The name of the carousel for screen readers. */
  label: string
  /** The name of the button that pauses it. */
  pauseLabel: string
  /** The name of the button that starts it again. */
  playLabel: string
  /** Returns the name of a slide: "Picture 2 of 3". */
  slideLabel: (position: number, count: number) => string
  /** The time each slide is shown, in milliseconds. */
  interval?: number
  /** The slides. */
  children: ReactNode
}

/**
 * Banners that change by themselves. A button pauses them, and so do pointer and focus. For visitors who prefer reduced motion
 * they do not start by themselves.
 */
export function Carousel({ label, pauseLabel, playLabel, slideLabel, interval = 3000, children }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null)
  const reducedMotion = useReducedMotion()
  const [wanted, setWanted] = useState<boolean>()
  const { inside, handlers } = useHoverOrFocus()
  const [active, setActive] = useState(0)
  const slides = Children.toArray(children)
  const swiper = useSwiper({
    track,
    options: () => ({ loop: true, slidesPerView: 1, speed: reducedMotion ? 0 : 320 }),
    onMove: ({ realIndex }) => setActive(realIndex),
  })
  const playing = wanted ?? !reducedMotion
  useAutoplay(swiper, playing && !inside, interval)
  return (
    <Region aria-label={label} aria-roledescription="carousel" {...handlers}>
      <CarouselControls
        {...{ pauseLabel, playLabel, slideLabel, playing, active }}
        count={slides.length}
        onPlay={setWanted}
        onChoose={(index) => swiper?.slideToLoop(index)}
      />
      <Track ref={track} aria-live={playing ? 'off' : 'polite'}>
        <ul className="swiper-wrapper">
          {slides.map((slide, index) => (
            <li
              key={index}
              className="swiper-slide"
              aria-label={slideLabel(index + 1, slides.length)}
              inert={swiper !== undefined && index !== active}
            >
              {slide}
            </li>
          ))}
        </ul>
      </Track>
      <ParsedMark />
    </Region>
  )
}

function useAutoplay(swiper: Swiper | undefined, playing: boolean, interval: number) {
  useEffect(() => {
    if (!swiper || !playing) return undefined
    const timer = setInterval(() => swiper.slideNext(), interval)
    return () => clearInterval(timer)
  }, [swiper, playing, interval])
}

interface CarouselControlsProps extends Pick<CarouselProps, 'pauseLabel' | 'playLabel' | 'slideLabel'> {
  playing: boolean
  active: number
  count: number
  onPlay: (playing: boolean) => void
  onChoose: (index: number) => void
}

function CarouselControls(props: CarouselControlsProps) {
  const { pauseLabel, playLabel, slideLabel, playing, active, count, onPlay, onChoose } = props
  return (
    <Controls>
      <IconButton
        icon={playing ? 'pause' : 'play'}
        label={playing ? pauseLabel : playLabel}
        onClick={() => onPlay(!playing)}
      />
      {Array.from({ length: count }, (_, index) => (
        <Dot
          key={index}
          type="button"
          aria-label={slideLabel(index + 1, count)}
          aria-current={index === active || undefined}
          onClick={() => onChoose(index)}
        />
      ))}
    </Controls>
  )
}

// First in tab order, but shown below the slides.
const Controls = styled.div`
  display: flex;
  order: 1;
  align-items: center;
  align-self: end;
  gap: 0.5rem;
  margin-top: 0.625rem;
`
const Region = styled.section`
  display: flex;
  flex-direction: column;
  ${hiddenWhileParsing}
`
const Dot = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.text.default};
  cursor: pointer;

  &::before {
    content: '';
    width: 0.875rem;
    height: 0.875rem;
    border: 2px solid currentColor;
    border-radius: 0.5rem;
  }
  &[aria-current]::before {
    width: 1.875rem;
    background: currentColor;
  }
  @media (forced-colors: active) {
    &[aria-current]::before {
      background: Highlight;
    }
  }
`
const Track = styled.div`
  ${slideTrackStyles}
  ${latePictures(2)}

  > ul > li {
    width: 100%;
  }
  > ul > li > * {
    height: 100%;
  }
`
