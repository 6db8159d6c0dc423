import { Alert } from '@shop/ui/feedback/alert.tsx'
import * as v from 'valibot'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { useLocation } from '../runtime/navigation/router.ts'
import { useShownOnce } from '../runtime/navigation/use-shown-once.ts'

/** The cart's navigation state after ordering again: the names of the products that could not be added. */
export const reordered = (notAdded: readonly string[]) => ({ reorderedWithout: notAdded })

const handedOver = v.fallback(v.nullable(v.object({ reorderedWithout: v.array(v.string()) })), null)

const NAMES = ['reorderedWithout']

/** Tells the visitor after ordering again which products could not be added. */
export function ReorderedNotice() {
  const t = useTranslate()
  useShownOnce(NAMES)
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
