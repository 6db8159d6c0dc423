import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { from } from '../tokens/core.ts'
import { color, font, type } from '../tokens/theme.ts'

/** A term and its value. */
export interface Definition {
  key: string
  term: ReactNode
  value: ReactNode
}

interface DefinitionsProps {
  items: readonly Definition[]
  /** The largest number of columns. */
  columns?: 1 | 2 | 4
}

/** A list of terms with values, such as the number, date and state of an order. */
export function Definitions({ items, columns = 1 }: DefinitionsProps) {
  return (
    <List data-columns={columns}>
      {items.map(({ key, term, value }) => (
        <div key={key}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  )
}

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.875rem 1.5rem;

  dt {
    color: ${color.text.muted};
    font-size: ${type.small};
  }
  dd {
    font-weight: ${font.bold};
    line-height: 1.4;
    overflow-wrap: anywhere;
  }

  ${from.tablet} {
    &[data-columns='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    &[data-columns='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`
