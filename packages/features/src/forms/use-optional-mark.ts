import { useTranslate } from '../runtime/config/shop-config.tsx'

/** What stands behind the label of a field that may stay empty; nothing in a shop that has no word for it. */
export function useOptionalMark(): string | undefined {
  const t = useTranslate()
  return t('Optional') ? `(${t('Optional')})` : undefined
}
