import { Children } from 'react'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { itemsHiddenWhileParsing } from '../layout/parsed-mark.tsx'
import { from } from '../tokens/core.ts'
import { density, shape } from '../tokens/theme.ts'

/** Product cards in rows of two, three and four (favourites three); fewer with enlarged text. */
export function ProductGrid({ columns = 4, children }: { columns?: 3 | 4; children: ReactNode }) {
  const last = Children.count(children) - 1
  return (
    <Grid data-columns={columns}>
      {Children.map(children, (card, index) => (
        <li data-last={index === last || undefined}>{card}</li>
      ))}
    </Grid>
  )
}

/** So many columns, or fewer where a card would have no room for its words in the reader's letters. */
const atMost = (columns: number) => css`
  grid-template-columns: repeat(auto-fill, minmax(max(min(100%, 8rem), ${100 / (columns + 1) + 1}%), 1fr));
`

const Grid = styled.ul`
  display: grid;
  ${atMost(2)}
  gap: ${density.gridRow} ${density.gridPhone};
  padding: calc(-1 * ${shape.card.overlap}) 0 0 calc(-1 * ${shape.card.overlap});
  ${itemsHiddenWhileParsing}

  > li {
    min-width: 0;
    margin: ${shape.card.overlap} 0 0 ${shape.card.overlap};
  }

  ${from.phoneWide} {
    gap: ${density.gridRow} ${density.grid};
  }
  ${from.tablet} {
    ${atMost(3)}
  }
  ${from.desktop} {
    &[data-columns='4'] {
      ${atMost(4)}
    }
  }
`
