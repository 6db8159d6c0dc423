import { Alert } from '@shop/ui/feedback/alert.tsx'
import * as v from 'valibot'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { useLocation } from '../runtime/navigation/router.ts'

/** What is handed to the cart after ordering again: what could not be added, by name. */
export const reordered = (notAdded: readonly string[]) => ({ reorderedWithout: notAdded })

const handedOver = v.fallback(v.nullable(v.object({ reorderedWithout: v.array(v.string()) })), null)

/** Tells somebody who has ordered again whether all of it is in the cart (OP-15). */
export function ReorderedNotice() {
  const t = useTranslate()
  const names = v.parse(handedOver, useLocation().state)?.reorderedWithout
  if (!names) return null
  return names.length === 0 ? (
    <Alert tone="success" live>
      <p>{t('OrderAgainDone')}</p>
    </Alert>
  ) : (
    <Alert tone="warning" live>
      <p>{t('OrderAgainPartly', { names: names.join(', ') })}</p>
    </Alert>
  )
}
