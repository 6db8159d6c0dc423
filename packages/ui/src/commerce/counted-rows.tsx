import { styled } from 'styled-components'
import { Spinner } from '../elements/spinner.tsx'
import { Row } from '../layout/layout.tsx'
import { color } from '../tokens/theme.ts'
import { SummaryRows, type SummaryRow } from './summary-rows.tsx'

interface CountedRowsProps {
  rows: readonly SummaryRow[]
  /** The text shown while the amounts are being recalculated. Undefined when they are current. */
  counting: string | undefined
}

/** Amounts that can be recalculated. Meanwhile they are grey, with a text below. */
export function CountedRows({ rows, counting }: CountedRowsProps) {
  return (
    <>
      <Numbers aria-busy={counting !== undefined || undefined}>
        <SummaryRows rows={rows} />
      </Numbers>
      <Place>
        {counting !== undefined && (
          <Row>
            <Spinner />
            {counting}
          </Row>
        )}
      </Place>
    </>
  )
}

const Numbers = styled.div`
  &[aria-busy] :is(dt, dd) {
    color: ${color.text.muted};
  }
`
/** The space is reserved, so that nothing moves when the text appears. */
const Place = styled.div`
  min-height: 2rem;
`
