import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { hidden } from './visually-hidden.tsx'

interface AnnouncementProps {
  children?: ReactNode
  /** Said but not shown. */
  visuallyHidden?: boolean
}

/** Words that screen readers say, politely, when they change. */
export function Announcement({ children, visuallyHidden }: AnnouncementProps) {
  return <Said data-visually-hidden={visuallyHidden || undefined}>{children}</Said>
}

const Said = styled.output`
  display: block;

  &[data-visually-hidden] {
    ${hidden}
  }
`
