import { Button } from '@shop/ui/elements/button.tsx'
import { VisuallyHidden } from '@shop/ui/elements/visually-hidden.tsx'
import { Stack } from '@shop/ui/layout/layout.tsx'
import { ActionAlert } from '../../runtime/actions/action-alert.tsx'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { useReorder, type PastOrder } from './use-reorder.ts'

interface ReorderButtonProps {
  order: PastOrder
  look?: 'primary' | 'quiet'
}

/** Orders the same again with one press. */
export function ReorderButton({ order, look = 'quiet' }: ReorderButtonProps) {
  const t = useTranslate()
  const { run, isRunning, hasFailed } = useReorder()
  return (
    <Stack data-gap="tight">
      <Button look={look} icon="tryAgain" busy={isRunning} onClick={() => void run(order)}>
        {t('OrderAgain')}
        {look === 'quiet' && <VisuallyHidden> {order.orderNumber}</VisuallyHidden>}
      </Button>
      <ActionAlert hasFailed={hasFailed} text="OrderAgainFailed" />
    </Stack>
  )
}
