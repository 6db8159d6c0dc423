import { css } from 'styled-components'

/**
 * Lays out and paints a part only when the visitor scrolls near it (`content-visibility`). For parts far down a page. Until
 * then the part has the estimated `height`. Estimate too large rather than too small: content that does not fit overlaps
 * the next part when scripts measure it. Browsers without support draw everything at once.
 */
export const drawnNearby = (height: string) => css`
  @supports (contain-intrinsic-block-size: auto 1px) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto ${height};
  }
`
