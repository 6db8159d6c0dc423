import { css } from 'styled-components'

/** The slides before and after Swiper starts: first scrolled natively, then moved by Swiper. The widths are the same, so nothing shifts. */
export const slideTrackStyles = css`
  position: relative;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  > ul {
    display: flex;
    width: 100%;
    height: 100%;
  }
  > ul > li {
    flex: none;
    height: auto;
    scroll-snap-align: start;
  }

  &.swiper-initialized {
    overflow: hidden;
    scroll-snap-type: none;
    touch-action: pan-y;
  }
  &.swiper-initialized > ul {
    transition-property: transform;
  }
`

/**
 * The pictures of slides that are out of sight wait until `useSwiper` has seen the track, in boxes that are as large without
 * them: the browser would fetch those beside the window too. `from` is the first such slide, `window` which windows are
 * meant. Without scripts, and on paper, nothing waits.
 */
export const latePictures = (from: number, window = '') => css`
  @media screen and (scripting: enabled) ${window} {
    &:not([data-near]) > ul > li:nth-child(n + ${from}) img {
      display: none;
    }
  }
`
