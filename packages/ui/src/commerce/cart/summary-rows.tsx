import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, font, type } from '../../tokens/theme.ts'

/** A row of a summary. */
export interface SummaryRow {
  key: string
  label: ReactNode
  /** The formatted amount. */
  amount: ReactNode
  /** Highlights a saving, sets off the total, or makes the row a note. */
  kind?: 'saving' | 'total' | 'note'
}

/** The amounts of a cart or order, with the total below a line. */
export function SummaryRows({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <List>
      {rows.map(({ key, label, amount, kind }) => (
        <div key={key} data-kind={kind}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </List>
  )
}

const List = styled.dl`
  width: 100%;

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    padding: 0.5rem 0;
    line-height: 1.35;
  }
  dt {
    flex: 1 1 5rem;
    min-width: 0;
    text-wrap: balance;
  }
  /* An amount never breaks. With enlarged text it takes a row of its own. */
  dd {
    max-width: 100%;
    margin-inline-start: auto;
    font-family: ${font.price};
    font-variant-numeric: tabular-nums lining-nums;
    text-align: right;
    overflow-wrap: anywhere;
  }
  [data-kind='saving'] dd {
    color: ${color.success.fg};
    font-weight: ${font.bold};
  }
  [data-kind='total'] {
    align-items: baseline;
    margin-top: 0.625rem;
    padding-top: 1rem;
    border-top: 2px solid ${color.text.default};
    font-size: 1.5rem;
    font-weight: ${font.bold};
  }
  [data-kind='total'] dt {
    font-size: ${type.lead};
  }
  [data-kind='note'] {
    padding-top: 0;
    color: ${color.text.muted};
    font-size: ${type.small};
  }
`
