import { css } from 'styled-components'

/** Marks the end of a part with `hiddenWhileParsing`. In a list, `data-parsed` on the last item does the same. */
export const ParsedMark = () => <i hidden data-parsed />

/**
 * Hides a part until the browser has parsed all of it. For parts whose children depend on each other's layout. Browsers paint
 * while the page is loading, and the first children would move.
 */
export const hiddenWhileParsing = css`
  &:not(:has(> [data-parsed])) {
    visibility: hidden;
  }
`

/**
 * For lists in rows of at most four items, where each row is as high as its highest item. Shows an item once the next three
 * items are parsed, or the whole list. Each item holds a `ParsedMark`, and the last one has `data-last`.
 */
export const itemsHiddenWhileParsing = css`
  /* Not the universal selector: every added element would make the browser match the whole list again. */
  &:not(:has(> [data-last] [data-parsed])) > li:not(:has(+ li + li + li [data-parsed])) {
    visibility: hidden;
  }
`
