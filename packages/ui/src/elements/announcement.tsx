import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { visuallyHiddenStyles } from './visually-hidden.tsx'

interface AnnouncementProps {
  /** The text to announce. */
  children?: ReactNode
  /** Hides the text from sight. Screen readers still announce it. */
  visuallyHidden?: boolean
}

/** A text that screen readers announce when it changes (a polite live region). */
export function Announcement({ children, visuallyHidden }: AnnouncementProps) {
  return <Region data-visually-hidden={visuallyHidden || undefined}>{children}</Region>
}

const Region = styled.output`
  display: block;

  &[data-visually-hidden] {
    ${visuallyHiddenStyles}
  }
`
