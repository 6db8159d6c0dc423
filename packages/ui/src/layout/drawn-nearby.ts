import { css } from 'styled-components'

/**
 * Has a part laid out and painted when somebody comes near it, for what lies far below the window. Until then it takes a
 * guessed `height`, and from then on the one it had. A browser that cannot guess draws everything at once.
 */
export const drawnNearby = (height: string) => css`
  @supports (contain-intrinsic-block-size: auto 1px) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto ${height};
  }
`
