import { styled } from 'styled-components'
import { Spinner } from '../../elements/spinner.tsx'
import { Row } from '../../layout/layout.tsx'
import { color } from '../../tokens/theme.ts'
import { SummaryRows, type SummaryRow } from './summary-rows.tsx'

interface CountedRowsProps {
  rows: readonly SummaryRow[]
  /** The text shown while the amounts are being recalculated. Undefined when they are current. */
  counting: string | undefined
}

/** Amounts that can be recalculated. Meanwhile they are grey, with a text over the note below the total. */
export function CountedRows({ rows, counting }: CountedRowsProps) {
  return (
    <Frame data-noted={rows.at(-1)?.kind === 'note' || undefined}>
      <Numbers aria-busy={counting !== undefined || undefined}>
        <SummaryRows rows={rows} />
      </Numbers>
      {counting !== undefined && (
        <Place>
          <Row>
            <Spinner />
            <span>{counting}</span>
          </Row>
        </Place>
      )}
    </Frame>
  )
}

/** Without a note the space is reserved, so that nothing moves when the text appears. */
const Frame = styled.div`
  position: relative;

  &:not([data-noted]) {
    padding-bottom: 2rem;
  }
`
const Numbers = styled.div`
  &[aria-busy] :is(dt, dd) {
    color: ${color.text.muted};
  }
`
const Place = styled.div`
  position: absolute;
  inset: auto 0 0;
  background: ${color.surface.sunken};
`
