import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../elements/icon.tsx'
import type { IconName } from '../elements/icon.tsx'
import { from } from '../tokens/core.ts'
import { color, shape, space } from '../tokens/theme.ts'

/** One section of the account: its name, its state and the link to it. */
export interface LinkCard {
  key: string
  icon: IconName
  title: ReactNode
  text?: ReactNode
  link?: ReactNode
}

/** Sections of the account as cards, two to a row where there is room. */
export function LinkCards({ cards }: { cards: readonly LinkCard[] }) {
  return (
    <List>
      {cards.map(({ key, icon, title, text, link }) => (
        <li key={key}>
          <IconTile>
            <Icon name={icon} />
          </IconTile>
          <Words>
            <h2>{title}</h2>
            {text}
            {link}
          </Words>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  /* Two where both have room in the reader's letters. */
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: 1.125rem;

  > li {
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr);
    gap: 0.25rem 1.125rem;
    align-content: start;
    padding: min(1.75rem, 6vw);
    border: 1px solid ${color.border.default};
    border-radius: ${shape.radius.panel};
    background: ${color.surface.raised};
  }
  ${from.tablet} {
    gap: 1.5rem;
  }
`
const IconTile = styled.span`
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  border-radius: min(${shape.radius.card}, 18px);
  background: ${color.accent.soft};
  color: ${color.accent.onSoft};
`
const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 0.25rem;
  color: ${color.text.muted};

  h2 {
    max-width: 100%;
    color: ${color.text.default};
    font-size: 1.3125rem;
  }
  > a {
    margin-top: ${space[2]};
  }
`
