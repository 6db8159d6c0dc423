import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../elements/icon.tsx'
import { font, space, type } from '../tokens/theme.ts'

interface SecureCheckoutNoteProps {
  title: ReactNode
  /** Whom to ask: the telephone number. */
  children?: ReactNode
}

/** A lock and a word beside the mark: paying is safe here, and somebody can be asked. */
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
