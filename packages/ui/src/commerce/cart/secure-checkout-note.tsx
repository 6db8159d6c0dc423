import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon, type IconName } from '../../elements/icon.tsx'
import { belowTablet } from '../../tokens/core.ts'
import { font, space, type } from '../../tokens/theme.ts'

interface SecureCheckoutNoteProps {
  /** A phone where nothing is paid, because a lock beside a number promises nothing. */
  icon?: Extract<IconName, 'lock' | 'phone'>
  title: ReactNode
  /** The phone number of customer service. */
  children?: ReactNode
  /** The opening hours, which a phone does not show. */
  hours?: ReactNode
}

/** The note beside the logo of checkout and payment: payment is secure, and how to reach customer service. */
export function SecureCheckoutNote({ icon = 'lock', title, children, hours }: SecureCheckoutNoteProps) {
  return (
    <Note>
      <Icon name={icon} />
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
  overflow-wrap: anywhere;

  b {
    display: block;
    font-weight: ${font.bold};
  }
  /* Enlarges the press area to 44 px without taking space. */
  a {
    display: inline-block;
    margin-block: -0.75rem;
    padding-block: 0.75rem;
  }
  ${belowTablet} {
    a + span {
      display: none;
    }
  }
`
