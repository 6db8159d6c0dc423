import { Children } from 'react'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { itemsHiddenWhileParsing } from '../../layout/parsed-mark.tsx'
import { from } from '../../tokens/core.ts'
import { density, shape } from '../../tokens/theme.ts'

interface ProductGridProps {
  /** The largest number of cards in a row. */
  columns?: 3 | 4
  /** The product cards. */
  children: ReactNode
}

/** Product cards in rows. Narrow screens and enlarged text have fewer cards in a row. */
export function ProductGrid({ columns = 4, children }: ProductGridProps) {
  const last = Children.count(children) - 1
  return (
    <Grid data-columns={columns}>
      {Children.map(children, (card, index) => (
        <li data-last={index === last || undefined}>{card}</li>
      ))}
    </Grid>
  )
}

/** At most this number of columns. Measured in rem, so that enlarged text has fewer. */
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
