import { Button } from '@shop/ui/elements/button.tsx'
import { VisuallyHidden } from '@shop/ui/elements/visually-hidden.tsx'
import { Row } from '@shop/ui/layout/layout.tsx'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ActionAlert } from '../../runtime/actions/action-alert.tsx'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { useReorder, type PastOrder } from './use-reorder.ts'

interface ReorderButtonProps {
  order: PastOrder
  look?: 'primary' | 'quiet'
  /** Other actions on the same line. */
  before?: ReactNode
  after?: ReactNode
}

/** Puts an order's lines into the cart and opens the cart. */
export function ReorderButton({ order, look = 'quiet', before, after }: ReorderButtonProps) {
  const t = useTranslate()
  const { run, isRunning, hasFailed } = useReorder()
  return (
    <>
      <Line data-screen-only>
        {before}
        <Button look={look} icon="tryAgain" busy={isRunning} onClick={() => void run(order)}>
          {t('OrderAgain')}
          {look === 'quiet' && <VisuallyHidden> {order.orderNumber}</VisuallyHidden>}
        </Button>
        {after}
      </Line>
      <Below>
        <ActionAlert hasFailed={hasFailed} text="OrderAgainFailed" />
      </Below>
    </>
  )
}

const Line = styled(Row)`
  /* In a narrow column of a table. */
  @container (min-width: 38rem) {
    flex-direction: column;
    gap: 0.5rem;
    align-items: stretch;
  }
`
// The error message does not widen the column.
const Below = styled.div`
  contain: inline-size;
  white-space: normal;

  > * {
    margin-top: 0.5rem;
  }
`
