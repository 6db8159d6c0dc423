import { Button } from '@shop/ui/elements/button.tsx'
import { VisuallyHidden } from '@shop/ui/elements/visually-hidden.tsx'
import { Stack } from '@shop/ui/layout/layout.tsx'
import { ActionAlert } from '../../runtime/actions/action-alert.tsx'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { useReorder } from './use-reorder.ts'

interface ReorderButtonProps {
  orderNumber: string
  look?: 'primary' | 'quiet'
}

/** Orders the same again with one press. */
export function ReorderButton({ orderNumber, look = 'quiet' }: ReorderButtonProps) {
  const t = useTranslate()
  const { run, isRunning, hasFailed } = useReorder()
  return (
    <Stack data-gap="tight">
      <Button look={look} icon="tryAgain" busy={isRunning} onClick={() => void run(orderNumber)}>
        {t('OrderAgain')}
        {look === 'quiet' && <VisuallyHidden> {orderNumber}</VisuallyHidden>}
      </Button>
      <ActionAlert hasFailed={hasFailed} text="OrderAgainFailed" />
    </Stack>
  )
}
