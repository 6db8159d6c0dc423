import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../elements/icon.tsx'
import { visuallyHiddenStyles } from '../elements/visually-hidden.tsx'
import { belowTablet } from '../tokens/core.ts'
import { font, space, type } from '../tokens/theme.ts'

interface SecureCheckoutNoteProps {
  title: ReactNode
  /** The telephone number of customer service. */
  children?: ReactNode
  /** When somebody answers it; a phone has no room for it. */
  hours?: ReactNode
}

/** Tells beside the logo of checkout and payment that paying is secure, and whom to call. */
export function SecureCheckoutNote({ title, children, hours }: SecureCheckoutNoteProps) {
  return (
    <Note>
      <Icon name="lock" />
      <div>
        <b>{title}</b>
        {children}
        {children && hours && <span> · {hours}</span>}
      </div>
    </Note>
  )
}

const Note = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  font-size: ${type.small};
  line-height: 1.25;

  b {
    display: block;
    font-weight: ${font.bold};
  }
  /* A target of 44 px, without the height of one. */
  a {
    display: inline-block;
    margin-block: -0.75rem;
    padding-block: 0.75rem;
    white-space: nowrap;
  }
  /* On a phone the lock says it beside the number. */
  ${belowTablet} {
    b:not(:last-child) {
      ${visuallyHiddenStyles}
    }
    a {
      margin-block: 0;
    }
    a + span {
      display: none;
    }
  }
`
