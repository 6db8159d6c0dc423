import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { belowTablet, from } from '../tokens/core.ts'
import { color, shape } from '../tokens/theme.ts'
import { Lines } from './lines.tsx'

interface AddressCardProps {
  /** The uses of the address as badges, such as "Default delivery address". */
  badges?: ReactNode
  /** The lines of the address as on a parcel label, the name first. */
  lines: readonly string[]
  /** Buttons and links, such as "Edit". */
  actions: ReactNode
  /** Checkboxes for the uses of the address. */
  choices?: ReactNode
}

/** An address of a customer, with its uses and actions. */
export function AddressCard({ badges, lines, actions, choices }: AddressCardProps) {
  const [name, ...others] = lines
  return (
    <Card aria-label={lines.slice(0, 2).join(', ')}>
      <Badges>{badges}</Badges>
      <div>
        <strong>{name}</strong>
        <Lines lines={others} />
      </div>
      <Actions>{actions}</Actions>
      {choices && <Choices>{choices}</Choices>}
    </Card>
  )
}

/** The list of address cards: two in a row, or below each other on a phone. */
export const AddressCards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.125rem;

  > li {
    display: grid;
    min-width: 0;
  }
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 1.5rem;
  }
`

const Card = styled.article`
  display: flex;
  flex-direction: column;
  gap: 0.875rem;
  min-width: 0;
  padding: min(1.75rem, 6vw);
  border: 1px solid ${color.border.default};
  border-radius: ${shape.radius.panel};
  background: ${color.surface.raised};
  overflow-wrap: anywhere;
`
const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;

  /* Keeps the names of two cards in a row at the same height. */
  ${from.tablet} {
    min-height: 2.125rem;
  }
  ${belowTablet} {
    &:empty {
      display: none;
    }
  }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.5rem;
  margin-top: auto;
`
const Choices = styled.div`
  padding-top: 0.5rem;
  border-top: 1px solid ${color.border.default};
`
