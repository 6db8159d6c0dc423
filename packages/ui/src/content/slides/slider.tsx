import { Children, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { IconButton } from '../../elements/icon-button.tsx'
import { SectionHead } from '../../layout/layout.tsx'
import { ParsedMark, hiddenWhileParsing } from '../../layout/parsed-mark.tsx'
import { latePictures, slideTrackStyles } from './swiper-styles.ts'
import { belowTablet } from '../../tokens/core.ts'
import { color, shape } from '../../tokens/theme.ts'
import { useReducedMotion } from './use-reduced-motion.ts'
import { useSwiper } from './use-swiper.ts'

interface SliderProps {
  /** The heading, also the name of the section for screen readers. */
  title: string
  /** A link beside the heading, such as "See all". */
  link?: ReactNode
  /** The name of the button to the previous products. */
  previousLabel: string
  /** The name of the button to the next products. */
  nextLabel: string
  /** The product cards. */
  children: ReactNode
}

const SPEED = 700
const GAP = 16
/** The page margin on a phone, in pixels. The product that is cut off runs over it, the last product stops before it. */
const GUTTER = 20

/** A row of products that scrolls by its two buttons or by touch. Shows 1.2, 2, 3 or 4 products, by width of the window. */
export function Slider({ title, link, previousLabel, nextLabel, children }: SliderProps) {
  const heading = useId()
  const track = useRef<HTMLDivElement>(null)
  const reducedMotion = useReducedMotion()
  const [edge, setEdge] = useState({ start: true, end: false })
  const options = () => ({
    speed: reducedMotion ? 0 : SPEED,
    spaceBetween: GAP,
    slidesPerView: 1.2,
    slidesOffsetAfter: GUTTER,
    breakpoints: {
      576: { slidesPerView: 2, slidesOffsetAfter: 0 },
      768: { slidesPerView: 3, slidesOffsetAfter: 0 },
      1024: { slidesPerView: 4, slidesOffsetAfter: 0 },
    },
  })
  const swiper = useSwiper({
    track,
    options,
    onMove: ({ isBeginning, isEnd }) => setEdge({ start: isBeginning, end: isEnd }),
  })
  // Keyboard focus may move to a hidden product. The slider moves to it, because the browser would scroll the track instead.
  const follow = (index: number) => {
    if (!swiper || !track.current) return
    track.current.scrollLeft = 0
    const shown = Math.floor(Number(swiper.params.slidesPerView))
    if (index < swiper.activeIndex) swiper.slideTo(index)
    if (index >= swiper.activeIndex + shown) swiper.slideTo(index - shown + 1)
  }
  return (
    <section aria-labelledby={heading}>
      <SectionHead>
        <h2 id={heading}>{title}</h2>
        <Ways>
          {link}
          <IconButton
            icon="left"
            label={previousLabel}
            aria-disabled={edge.start || undefined}
            onClick={() => swiper?.slidePrev()}
          />
          <IconButton
            icon="right"
            label={nextLabel}
            aria-disabled={edge.end || undefined}
            onClick={() => swiper?.slideNext()}
          />
        </Ways>
      </SectionHead>
      <Track ref={track}>
        <ul className="swiper-wrapper">
          {Children.map(children, (slide, index) => (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the focus of what is inside
            <li className="swiper-slide" onFocus={() => follow(index)}>
              {slide}
            </li>
          ))}
        </ul>
        <ParsedMark />
      </Track>
    </section>
  )
}

const Ways = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5rem;

  ${belowTablet} {
    flex: 1 1 auto;
    flex-wrap: wrap;
    justify-content: flex-end;

    > a {
      margin-right: auto;
    }
  }
  > button {
    border: 2px solid ${color.border.control};
    border-radius: ${shape.button.radius};
  }
`
const Track = styled.div`
  ${slideTrackStyles}
  ${hiddenWhileParsing}
  ${latePictures(3, 'and (max-width: 767.98px)')}
  ${latePictures(4, 'and (min-width: 768px) and (max-width: 1023.98px)')}
  ${latePictures(5, 'and (min-width: 1024px)')}
  margin-right: -${GUTTER}px;
  padding: 1px;

  > ul > li {
    width: calc((100% - ${GUTTER + GAP * 0.2}px) / 1.2);
    margin-right: ${GAP}px;
  }
  @media (min-width: 576px) {
    margin-right: 0;

    > ul > li {
      width: calc((100% - ${GAP}px) / 2);
    }
  }
  @media (min-width: 768px) {
    > ul > li {
      width: calc((100% - ${GAP * 2}px) / 3);
    }
  }
  @media (min-width: 1024px) {
    > ul > li {
      width: calc((100% - ${GAP * 3}px) / 4);
    }
  }
`
