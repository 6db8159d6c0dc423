import { css } from 'styled-components'

/** The styles of slides before and after Swiper starts: first scrolled natively, then moved by Swiper. The widths are the same, so nothing shifts. */
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
 * Delays the pictures of hidden slides until `useSwiper` has seen the track near the window. Browsers would also load pictures
 * beside the window. `from` is the number of the first hidden slide, `window` a media query for the windows it applies to.
 * Without scripts, and on paper, nothing is delayed.
 */
export const latePictures = (from: number, window = '') => css`
  @media screen and (scripting: enabled) ${window} {
    &:not([data-near]) > ul > li:nth-child(n + ${from}) img {
      display: none;
    }
  }
`
