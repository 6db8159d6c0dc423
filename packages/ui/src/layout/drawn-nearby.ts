import { css } from 'styled-components'

/**
 * Has a part laid out and painted when somebody comes near it, for what lies far below the window. Until then it takes a
 * guessed `height`, which is better too large than too small: what does not fit lies upon the next part for whoever asks
 * where it is. A browser that cannot guess draws everything at once.
 */
export const drawnNearby = (height: string) => css`
  @supports (contain-intrinsic-block-size: auto 1px) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto ${height};
  }
`
