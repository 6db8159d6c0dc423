import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ParsedMark, hiddenWhileParsing } from '../../layout/parsed-mark.tsx'
import { belowTablet } from '../../tokens/core.ts'
import { color, font, type } from '../../tokens/theme.ts'

interface ListToolbarProps {
  /** The number of products shown and in the whole list. */
  count: ReactNode
  /** The button that opens the filters, with their form. Open it takes a line of its own. */
  filters?: ReactNode
  /** The select for the sort order. Without it the number says that there is nothing, in larger type. */
  children?: ReactNode
}

/** The line above a list of products with its filters, their number and the sort order. */
export function ListToolbar({ filters, count, children }: ListToolbarProps) {
  return (
    <Line data-empty={children ? undefined : true}>
      {filters}
      <p>{count}</p>
      <div>{children}</div>
      <ParsedMark />
    </Line>
  )
}

const Line = styled.div`
  ${hiddenWhileParsing}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.25rem 1.5rem;
  ${belowTablet} {
    align-items: flex-end;
    column-gap: 0.75rem;
  }

  > p {
    color: ${color.text.muted};
  }
  > details[open] {
    flex-basis: 100%;
  }
  &[data-empty] > p {
    flex-basis: 100%;
    color: inherit;
    font-size: ${type.lead};
    font-weight: ${font.bold};
  }
  /* On a phone the filters and the order share a line, above the number. */
  ${belowTablet} {
    > details {
      flex: 0 1 auto;
    }
    > details ~ div {
      flex: 1 1 9.25rem;
    }
    > details ~ p {
      order: 1;
      flex-basis: 100%;
    }
    > details ~ div select {
      min-width: min(8rem, 100%);
    }
  }
  > div > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.75rem;
    max-width: 100%;
  }
  > div {
    max-width: 100%;
  }
  label {
    flex: none;
    max-width: 100%;
    margin-bottom: 0;
    overflow-wrap: anywhere;
  }
  select {
    width: 100%;
    min-width: min(11rem, 100%);
  }
`
