import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../elements/icon.tsx'
import type { IconName } from '../elements/icon.tsx'
import { from } from '../tokens/core.ts'
import { color, font, shape } from '../tokens/theme.ts'

/** A section of the account or of customer service, with a short text and links. */
export interface LinkCard {
  key: string
  icon: IconName
  title: ReactNode
  text?: ReactNode
  link?: ReactNode
}

/** Sections as cards, two in a row if they fit. */
export function LinkCards({ cards }: { cards: readonly LinkCard[] }) {
  return (
    <List>
      {cards.map(({ key, icon, title, text, link }) => (
        <li key={key}>
          <IconTile>
            <Icon name={icon} />
          </IconTile>
          <Words>
            {title && <h2>{title}</h2>}
            {text}
            {link}
          </Words>
        </li>
      ))}
    </List>
  )
}

/** The links of a card with several pages. */
export const LinkRows = styled.ul`
  display: grid;
  width: 100%;
  margin-top: 0.5rem;

  a {
    display: flex;
    align-items: center;
    min-height: 3.25rem;
    padding-block: 0.5rem;
    font-weight: ${font.bold};
    line-height: 1.3;
    hyphens: auto;
  }
  > li + li {
    border-top: 1px solid ${color.border.subtle};
  }
`
const List = styled.ul`
  container-type: inline-size;
  display: grid;
  /* At most two in a row. Measured in rem, because enlarged text needs more width. */
  grid-template-columns: repeat(auto-fill, minmax(max(min(100%, 19rem), 40%), 1fr));
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
  /* Enlarged text and the narrowest phones need the width of the icon. */
  @container (max-width: 18rem) {
    > li {
      grid-template-columns: minmax(0, 1fr);
    }
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

  > * {
    max-width: 100%;
  }
  h2 {
    color: ${color.text.default};
    font-size: 1.3125rem;
  }
  > a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
`
