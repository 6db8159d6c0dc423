import type { MessageKey } from '@shop/domain/messages/messages.ts'
import { Button } from '@shop/ui/elements/button.tsx'
import { Alert } from '@shop/ui/feedback/alert.tsx'
import { useTranslate } from '../config/shop-config.tsx'

interface RetryNoticeProps {
  text: MessageKey
  isRunning: boolean
  onRetry: () => void
}

/** Replaces a part of a page that could not be loaded, with a button to retry. */
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
