import type { MessageKey } from '@shop/domain/messages/messages.ts'
import { Alert } from '@shop/ui/feedback/alert.tsx'
import { useTranslate } from '../config/shop-config.tsx'

/** The alert beside an action that has failed. */
export function ActionAlert({ hasFailed, text }: { hasFailed: boolean; text: MessageKey }) {
  const t = useTranslate()
  if (!hasFailed) return null
  return (
    <Alert tone="danger" live>
      {t(text)}
    </Alert>
  )
}
