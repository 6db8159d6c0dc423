import type { MessageKey } from '@shop/domain/messages/messages.ts'
import { Alert } from '@shop/ui/feedback/alert.tsx'
import { useTranslate } from '../config/shop-config.tsx'

/** Says beside an action that it has failed. */
export function ActionAlert({ hasFailed, text }: { hasFailed: boolean; text: MessageKey }) {
  const t = useTranslate()
  if (!hasFailed) return null
  return (
    <Alert tone="danger" live>
      {t(text)}
    </Alert>
  )
}
