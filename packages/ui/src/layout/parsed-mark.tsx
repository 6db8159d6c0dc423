import { css } from 'styled-components'

/** Stands at the end of a part with `hiddenWhileParsing`. In a list, `data-parsed` on its last item does the same. */
export const ParsedMark = () => <i hidden data-parsed />

/**
 * For parts whose children are laid out by each other. A browser paints a page while it comes in: it would show the first
 * children in places where they do not stay.
 */
export const hiddenWhileParsing = css`
  &:not(:has(> [data-parsed])) {
    visibility: hidden;
  }
`
