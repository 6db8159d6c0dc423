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

/**
 * For lists in rows whose items are as high as the highest of their row, at most four in a row: shows an item once three
 * more are there, or all. Each holds a `ParsedMark`, and the last one of the list is marked with `data-last`.
 */
export const itemsHiddenWhileParsing = css`
  /* Not of any element: whichever is added to a page would then have the browser look through the list again. */
  &:not(:has(> [data-last] [data-parsed])) > li:not(:has(+ li + li + li [data-parsed])) {
    visibility: hidden;
  }
`
