import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../../elements/icon.tsx'
import { Link } from '../../elements/link.tsx'
import { ParsedMark, itemsHiddenWhileParsing } from '../../layout/parsed-mark.tsx'
import { from } from '../../tokens/core.ts'
import { color, density, font, shape } from '../../tokens/theme.ts'

/** A category with a picture. */
export interface CategoryTile {
  href: string
  label: string
  picture: ReactNode
}

/** Links to categories as large tiles. */
export function CategoryTiles({ tiles }: { tiles: readonly CategoryTile[] }) {
  return (
    <List>
      {tiles.map(({ href, label, picture }, index) => (
        <li key={href} data-last={index === tiles.length - 1 || undefined}>
          <Link href={href}>
            {picture}
            <span>
              {label}
              <Icon name="right" />
            </span>
          </Link>
          <ParsedMark />
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(min(100%, 8rem), 34%), 1fr));
  gap: ${density.gridPhone};
  padding: calc(-1 * ${shape.card.overlap}) 0 0 calc(-1 * ${shape.card.overlap});
  ${itemsHiddenWhileParsing}

  > li {
    min-width: 0;
    margin: ${shape.card.overlap} 0 0 ${shape.card.overlap};
  }
  a {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    height: 100%;
    overflow: hidden;
    border: ${shape.tile.border} solid ${shape.card.edge};
    border-radius: ${shape.radius.tile};
    background: ${shape.tile.fill};
    color: ${color.text.default};
    text-decoration: none;
  }
  a:focus-visible {
    border-radius: ${shape.radius.tile};
  }
  a:hover {
    background: ${color.surface.tint};
  }
  a:hover > span:last-child {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  img {
    width: 82%;
    margin: 0.625rem auto 0;
    aspect-ratio: 1;
    object-fit: contain;
  }
  a > span:last-child {
    display: flex;
    align-items: end;
    justify-content: space-between;
    gap: 0.25rem;
    padding: 0.5rem 0.75rem 1.125rem 1rem;
    font-family: ${font.display};
    font-size: 1.1875rem;
    font-weight: ${font.displayWeight};
    line-height: 1.2;
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  [data-icon] {
    color: ${color.accent.default};
    font-size: 1.25em;
    /* Long words need the space of the picture's padding. */
    margin-inline: -0.375rem;
  }

  ${from.phoneWide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${from.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: min(1.25rem, ${density.grid});
  }
`
