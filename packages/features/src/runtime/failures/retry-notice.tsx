import type { MessageKey } from '@shop/domain/messages/messages.ts'
import { Button } from '@shop/ui/elements/button.tsx'
import { Alert } from '@shop/ui/feedback/alert.tsx'
import { useTranslate } from '../config/shop-config.tsx'

interface RetryNoticeProps {
  text: MessageKey
  isRunning: boolean
  onRetry: () => void
}

/** Says in its place what the page could not have, and tries again on request (OP-78). */
export function RetryNotice({ text, isRunning, onRetry }: RetryNoticeProps) {
  const t = useTranslate()
  return (
    <Alert tone="warning" live>
      <p>{t(text)}</p>
      <div>
        <Button look="secondary" busy={isRunning} onClick={onRetry}>
          {t('TryAgain')}
        </Button>
      </div>
    </Alert>
  )
}
