import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { from } from '../tokens/core.ts'
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
      <Body>
        <div>
          <strong>{name}</strong>
          <Lines lines={others} />
        </div>
        <Actions>{actions}</Actions>
        {choices && <Choices>{choices}</Choices>}
      </Body>
    </Card>
  )
}

/** The list of address cards: two in a row, or below each other on a phone. */
export const AddressCards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > li {
    display: grid;
    min-width: 0;
  }
  > li + li {
    margin-top: 1.125rem;
  }
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: 1.5rem;

    /* Two cards in a row share the height of their badges, so that their names stand at the same height. */
    > li,
    > li > article {
      grid-row: span 2;
      grid-template-rows: subgrid;
    }
    > li:nth-child(2) {
      margin-top: 0;
    }
    > li:nth-child(n + 3) {
      margin-top: 1.5rem;
    }
  }
`

const Card = styled.article`
  display: grid;
  grid-template-rows: auto 1fr;
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

  &:not(:empty) {
    margin-bottom: 0.875rem;
  }
`
const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.875rem;
  min-width: 0;
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
