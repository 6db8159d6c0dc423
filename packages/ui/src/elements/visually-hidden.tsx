import { css, styled } from 'styled-components'

/** Styles that hide an element from sight but not from screen readers. */
export const visuallyHiddenStyles = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHiddenStyles}
`
