import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { visuallyHiddenStyles } from './visually-hidden.tsx'

interface AnnouncementProps {
  children?: ReactNode
  /** For screen readers only. */
  visuallyHidden?: boolean
}

/** A polite live region: screen readers announce its text when it changes. */
export function Announcement({ children, visuallyHidden }: AnnouncementProps) {
  return <Region data-visually-hidden={visuallyHidden || undefined}>{children}</Region>
}

const Region = styled.output`
  display: block;

  &[data-visually-hidden] {
    ${visuallyHiddenStyles}
  }
`
