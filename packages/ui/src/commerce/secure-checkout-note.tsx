import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../elements/icon.tsx'
import { font, space, type } from '../tokens/theme.ts'

interface SecureCheckoutNoteProps {
  title: ReactNode
  /** The telephone number of customer service. */
  children?: ReactNode
}

/** Tells beside the logo of checkout and payment that paying is secure, and whom to call. */
export function SecureCheckoutNote({ title, children }: SecureCheckoutNoteProps) {
  return (
    <Note>
      <Icon name="lock" />
      <div>
        <b>{title}</b>
        {children}
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
  }
`
