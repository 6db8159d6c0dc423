import { css, styled } from 'styled-components'

/** Out of sight, still read aloud. */
export const hidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** Words for screen readers only. */
export const VisuallyHidden = styled.span`
  ${hidden}
`
