import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { from } from '../tokens/core.ts'
import { color, font, shape, type } from '../tokens/theme.ts'

/** A guide or leaflet with its link. */
export interface MaterialItem {
  key: string
  picture?: ReactNode
  title: ReactNode
  subtitle?: ReactNode
  link?: ReactNode
}

/** A list of guides and leaflets, side by side. */
export function MaterialList({ materials }: { materials: readonly MaterialItem[] }) {
  return (
    <List>
      {materials.map(({ key, picture, title, subtitle, link }) => (
        <li key={key}>
          {picture}
          <div>
            <h3>{title}</h3>
            {subtitle && <p>{subtitle}</p>}
            {link}
          </div>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  overflow: hidden;
  border: 1px solid ${color.border.default};
  border-radius: ${shape.radius.card};

  > li {
    display: flex;
    align-items: center;
    gap: 1rem;
    padding: 1rem 1.5rem;
  }
  > li + li {
    border-top: 1px solid ${color.border.default};
  }
  h3 {
    font-family: ${font.text};
    font-size: ${type.body};
    font-weight: ${font.bold};
    letter-spacing: 0;
  }
  p {
    color: ${color.text.muted};
  }
  img {
    flex: none;
    width: 4.5rem;
    height: 4.5rem;
    object-fit: contain;
  }

  ${from.tablet} {
    > li + li {
      border-top: 0;
      border-left: 1px solid ${color.border.default};
    }
  }
`
