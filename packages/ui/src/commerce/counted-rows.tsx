import { styled } from 'styled-components'
import { Spinner } from '../elements/spinner.tsx'
import { Row } from '../layout/layout.tsx'
import { color } from '../tokens/theme.ts'
import { SummaryRows, type SummaryRow } from './summary-rows.tsx'

interface CountedRowsProps {
  rows: readonly SummaryRow[]
  /** What is said while the amounts are counted anew; nothing while they hold. */
  counting: string | undefined
}

/** Amounts that may be counted anew: greyed meanwhile, with words below, for which there is always room. */
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
/** Kept free, so that nothing moves when the words come and go. */
const Place = styled.div`
  min-height: 2rem;
`
