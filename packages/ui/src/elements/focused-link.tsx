import { styled } from 'styled-components'
import { ButtonLink } from './button.tsx'
import { visuallyHiddenStyles } from './visually-hidden.tsx'
import { layer } from '../tokens/core.ts'

/** Holds a button and a `FocusedLink`, which covers the button while it has the focus and takes no space otherwise. */
export const FocusedLinkPlace = styled.div`
  position: relative;
`

/** A link for keyboard and screen reader users, next in tab order after a button. Visible only while it has the focus. */
export const FocusedLink = styled(ButtonLink)`
  position: absolute;
  inset: 0;
  z-index: ${layer.raised};

  &:not(:focus) {
    ${visuallyHiddenStyles}
  }
`
