import { Children } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { from } from '../tokens/core.ts'
import { density, shape } from '../tokens/theme.ts'

/** Product cards in rows of two, three and four (favourites three); with enlarged text in one column. */
export function ProductGrid({ columns = 4, children }: { columns?: 3 | 4; children: ReactNode }) {
  return (
    <Grid data-columns={columns}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </Grid>
  )
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(min(100%, 8rem), 34%), 1fr));
  gap: ${density.gridRow} ${density.gridPhone};
  padding: calc(-1 * ${shape.card.overlap}) 0 0 calc(-1 * ${shape.card.overlap});

  > li {
    min-width: 0;
    margin: ${shape.card.overlap} 0 0 ${shape.card.overlap};
  }

  ${from.phoneWide} {
    gap: ${density.gridRow} ${density.grid};
  }
  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${from.desktop} {
    &[data-columns='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`
