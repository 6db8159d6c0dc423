import { styled } from 'styled-components'
import { ButtonLink } from './button.tsx'
import { visuallyHiddenStyles } from './visually-hidden.tsx'
import { layer } from '../tokens/core.ts'

/** Lies over its only other child, which is a button, while it has the focus. It takes no room. */
export const FocusedLinkPlace = styled.div`
  position: relative;
`

/** A way on for those who go by keyboard or listen: next in order after a button, and seen only while it has the focus. */
export const FocusedLink = styled(ButtonLink)`
  &:not(:focus) {
    ${visuallyHiddenStyles}
  }
  &:focus {
    position: absolute;
    inset: 0;
    z-index: ${layer.raised};
  }
`
