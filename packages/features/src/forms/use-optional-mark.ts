import { useTranslate } from '../runtime/config/shop-config.tsx'

/** Returns the mark of optional fields' labels. Undefined if the shop has no text for it. */
export function useOptionalMark(): string | undefined {
  const t = useTranslate()
  return t('Optional') ? `(${t('Optional')})` : undefined
}
