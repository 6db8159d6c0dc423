import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { hidden } from './visually-hidden.tsx'

interface AnnouncementProps {
  children?: ReactNode
  /** Said but not shown. */
  unseen?: boolean
}

/** Words that screen readers say, politely, when they change. */
export function Announcement({ children, unseen }: AnnouncementProps) {
  return <Said data-unseen={unseen || undefined}>{children}</Said>
}

const Said = styled.output`
  display: block;

  &[data-unseen] {
    ${hidden}
  }
`
