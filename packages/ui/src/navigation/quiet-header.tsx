import { useId, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Container } from '../layout/layout.tsx'
import { belowPhoneWide, from } from '../tokens/core.ts'
import { space } from '../tokens/theme.ts'
import { HeaderButton } from './header-action.tsx'
import { HeaderBar } from './site-header.tsx'

interface QuietHeaderProps {
  logo: ReactNode
  /** `SecureCheckoutNote`. */
  note: ReactNode
  /** The text of the button while search and actions are hidden. */
  moreLabel: string
  /** The text of the button while they are shown. */
  closeLabel: string
  /** The search field, hidden initially. */
  search: ReactNode
  /** Help, log in and basket, hidden initially. */
  actions: ReactNode
}

/** The header of checkout and payment: a line with logo, note and a button that shows everything else. */
export function QuietHeader({ logo, note, moreLabel, closeLabel, search, actions }: QuietHeaderProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <HeaderBar data-screen-only>
      <Container>
        <Line>
          {logo}
          {note}
          <HeaderButton
            icon={isOpen ? 'close' : 'menu'}
            label={isOpen ? closeLabel : moreLabel}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          />
        </Line>
        <More id={id} hidden={!isOpen}>
          {search}
          {actions}
        </More>
      </Container>
    </HeaderBar>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem ${space[2]};
  padding-block: 0.375rem;

  /* The logo shrinks before anything wraps to a second row. */
  > :first-child {
    flex: 1 1 6rem;
  }
  /* Less padding beside the short text leaves more space for the logo. */
  > button {
    min-width: 3rem;
    margin-left: auto;
  }
  /* The note has two links, which need a row beside which no button stands. */
  ${belowPhoneWide} {
    > :nth-child(2) {
      flex: 1 1 100%;
      order: 1;
    }
  }
  ${from.tablet} {
    column-gap: ${space[6]};
  }
`
const More = styled.div`
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  padding-block: ${space[2]} ${space[4]};

  &:not([hidden]) {
    display: flex;
  }
  > :first-child {
    flex: 1 1 16rem;
    min-width: 0;
  }
`
