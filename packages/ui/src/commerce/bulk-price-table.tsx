import { styled } from 'styled-components'
import { color, font, type } from '../tokens/theme.ts'

/** A row of the bulk prices. */
export interface BulkPriceTier {
  key: string
  /** The range of quantities, as a text. */
  quantity: string
  /** The formatted price of one piece. */
  price: string
  /** What one unit of the content costs, as a text. */
  perUnit?: string | undefined
  /** What a piece costs less than a single one. */
  saving?: string | undefined
}

interface BulkPriceTableProps {
  /** The heading of the table. */
  caption: string
  /** The heading of the quantities. */
  quantityTitle: string
  /** The heading of the prices. */
  priceTitle: string
  /** The heading of the savings. The column is shown only if a row has one. */
  savingTitle: string
  /** The rows, lowest quantity first. */
  tiers: readonly BulkPriceTier[]
  /** The key of the row that applies to the chosen quantity, and the text that marks it. */
  current?: { key: string; label: string } | undefined
}

/** The prices per piece by quantity. The row that applies is marked. */
export function BulkPriceTable({
  caption,
  quantityTitle,
  priceTitle,
  savingTitle,
  tiers,
  current,
}: BulkPriceTableProps) {
  const saves = tiers.some(({ saving }) => saving)
  return (
    <Room>
      <Grid>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{quantityTitle}</th>
            <th scope="col">{priceTitle}</th>
            {saves && <th scope="col">{savingTitle}</th>}
          </tr>
        </thead>
        <tbody>
          {tiers.map(({ key, quantity, price, perUnit, saving }) => (
            <tr key={key} aria-current={key === current?.key || undefined}>
              <th scope="row">
                <span>{quantity}</span> {key === current?.key && <Beside>{current.label}</Beside>}
              </th>
              <td>
                {price}
                {perUnit && <Beside>{perUnit}</Beside>}
              </td>
              {saves && <td data-title={savingTitle}>{saving}</td>}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Room>
  )
}

const Room = styled.div`
  container-type: inline-size;
`
const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 1.0625rem;

  caption {
    padding-bottom: 0.5rem;
    font-size: ${type.body};
    font-weight: ${font.bold};
    text-align: left;
  }
  th,
  td {
    padding: 0.625rem min(0.875rem, 2.5vw);
    border-bottom: 1px solid ${color.border.default};
    text-align: left;
  }
  th {
    font-weight: ${font.textWeight};
  }
  th[scope='col'] {
    padding-block: 0.375rem;
    color: ${color.text.muted};
    font-size: ${type.small};
  }
  td {
    font-family: ${font.price};
    font-variant-numeric: tabular-nums lining-nums;
    font-weight: ${font.bold};
  }
  td[data-title] {
    color: ${color.success.fg};
  }
  tr > :nth-child(3) {
    text-align: right;
  }
  [aria-current] > * {
    background: ${color.surface.selected};
  }
  /* Large letters leave no room for columns: the parts of a row stand below each other. */
  @container (max-width: 16rem) {
    thead,
    td:empty {
      display: none;
    }
    tr > * {
      display: block;
      padding-block: 0.125rem;
    }
    tr > :not(:last-child) {
      border: 0;
    }
    td[data-title]::before {
      content: attr(data-title) ' ';
    }
    tr > :nth-child(3) {
      text-align: left;
    }
  }
`
const Beside = styled.small`
  display: block;
  font-family: ${font.text};
  font-weight: ${font.textWeight};
  font-size: ${type.small};
  color: ${color.text.muted};
`
