import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { VisuallyHidden } from '../elements/visually-hidden.tsx'
import { color, font, shape, type } from '../tokens/theme.ts'

/** A column of a table. */
export interface Column {
  key: string
  /** The heading. */
  title: string
  /** Aligns numbers at the end of the column. */
  numeric?: boolean
  /** Fills the width of the card on a phone and hides the heading there. For buttons and pictures. */
  fullWidth?: boolean
  /** Keeps texts on one line if the table is wide enough. For dates and states. */
  oneLine?: boolean
  /** Makes the column as narrow as its content, with items below each other. For buttons. Hides the heading from sight. */
  narrow?: boolean
}

interface TableProps {
  /** The name of the table for screen readers. */
  caption: string
  columns: readonly Column[]
  /** The cells of each row by column key. */
  rows: readonly { key: string; cells: Record<string, ReactNode> }[]
}

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/prefer-tag-over-role -- Safari drops the table semantics of rows that are drawn as cards */

/** A table. On narrow screens, or with enlarged text, each row becomes a card with labels. */
export function Table({ caption, columns, rows }: TableProps) {
  return (
    <Room data-wide={columns.some(({ narrow }) => narrow) || undefined}>
      <Grid role="table" aria-label={caption}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ key, title, numeric, oneLine, narrow }) => (
              <th key={key} role="columnheader" scope="col" data-numeric={numeric} data-one-line={oneLine}>
                {narrow ? <VisuallyHidden>{title}</VisuallyHidden> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.key} role="row">
              {columns.map(({ key, title, numeric, fullWidth, oneLine, narrow }) => (
                <td
                  key={key}
                  role="cell"
                  data-title={title}
                  data-numeric={numeric}
                  data-full-width={fullWidth}
                  data-one-line={oneLine}
                  data-narrow={narrow}
                >
                  <div>{row.cells[key]}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Room>
  )
}

/** In a table with a narrow column, while its rows are rows. Its buttons keep one line, so it needs more room than others. */
const asWideTable = '@container wide-table (min-width: 50rem)'

/** In such a table, while its rows are cards. */
export const asCards = '@container wide-table (max-width: 49.99rem)'

const Room = styled.div`
  container-type: inline-size;

  &[data-wide] {
    container-name: wide-table;
  }
`

const cards = css`
  thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  &,
  tbody {
    display: block;
  }
  tr {
    display: block;
    margin-bottom: 0.875rem;
    padding: 0.875rem 1.125rem;
    border: 1px solid ${color.border.default};
    border-radius: ${shape.radius.card};
    background: ${color.surface.raised};
  }
  td {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    padding: 0.375rem 0;
    border: 0;
    text-align: right;
  }
  td::before {
    content: attr(data-title) / '';
    color: ${color.text.muted};
    text-align: left;
  }
  td[data-full-width] {
    display: block;
    text-align: left;
  }
  td[data-full-width]::before {
    display: none;
  }
`

const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;

  th {
    padding: 0.625rem 0.75rem;
    border-bottom: 2px solid ${color.text.default};
    color: ${color.text.muted};
    font-size: ${type.small};
    font-weight: ${font.bold};
    text-align: left;
  }
  td {
    padding: 1rem 0.75rem;
    border-bottom: 1px solid ${color.border.default};
    line-height: 1.4;
  }
  [data-numeric] {
    text-align: right;
    font-variant-numeric: tabular-nums lining-nums;
  }
  td[data-numeric] {
    font-family: ${font.price};
    white-space: nowrap;
  }

  ${asWideTable} {
    [data-narrow] {
      width: 1%;
      white-space: nowrap;
    }
  }
  @container (min-width: 52rem) {
    [data-one-line] {
      white-space: nowrap;
    }
  }
  @container (max-width: 37.99rem) {
    ${cards}
  }
  ${asCards} {
    ${cards}
  }
  /* With enlarged text, a value that does not fit beside its label moves below it. */
  @container (max-width: 16rem) {
    td {
      flex-wrap: wrap;
    }
  }
`
