import { css } from 'styled-components'

/** Styles of a `details` element whose heading ends with an icon that turns. Works without a script. */
export const foldable = css`
  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
    min-height: 2.75rem;
    list-style: none;
    cursor: pointer;
  }
  > summary > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  &[open] > summary [data-icon] {
    transform: rotate(180deg);
  }
`
