import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { from } from '../tokens/core.ts'
import { color, shape } from '../tokens/theme.ts'

/** A teaser with a picture, a heading, a short text and a link. */
export interface Spot {
  key: string
  picture?: ReactNode
  title: ReactNode
  text?: ReactNode
  link?: ReactNode
}

/** A list of teasers, side by side. */
export function Spots({ spots }: { spots: readonly Spot[] }) {
  return (
    <List data-count={spots.length}>
      {spots.map(({ key, picture, title, text, link }) => (
        <li key={key}>
          {picture && <Art>{picture}</Art>}
          <Words>
            <h3>{title}</h3>
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
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;

  > li {
    display: flex;
    flex-direction: column;
    overflow: hidden;
    border-radius: ${shape.radius.panel};
    background: ${color.surface.sunken};
  }
  > li:nth-child(3n + 2) > :first-child:not(:last-child) {
    background: ${color.highlight.soft};
  }
  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 1.5rem;
    &[data-count='2'],
    &[data-count='4'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`
const Art = styled.div`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  background: ${color.surface.tint};

  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`
const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: start;
  gap: 0.625rem;
  padding: 1.375rem 1.375rem 1.625rem;

  > a {
    margin-top: auto;
  }
`
