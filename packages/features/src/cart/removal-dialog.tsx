import { ConfirmDialog } from '@shop/ui/feedback/confirm-dialog.tsx'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import type { Removal } from './use-removal.ts'

/** Asks the visitor to confirm the removal of a line. */
export function RemovalDialog({ removal }: { removal: Removal }) {
  const t = useTranslate()
  return (
    <ConfirmDialog
      title={t('RemoveQuestion', { name: removal.line?.name ?? '' })}
      open={removal.isAsking}
      yesLabel={t('Remove')}
      noLabel={t('KeepInCart')}
      closeLabel={t('Close')}
      onYes={removal.remove}
      onNo={removal.keep}
    />
  )
}
