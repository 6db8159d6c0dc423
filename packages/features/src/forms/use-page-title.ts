import { useTranslate } from '../runtime/config/shop-config.tsx'

/**
 * Returns the title of a page with a form. It starts with "Error" while there are errors, because screen readers read
 * the title first.
 */
export function usePageTitle(title: string, hasErrors: boolean): string {
  const t = useTranslate()
  return hasErrors ? `${t('ErrorPrefix')} ${title}` : title
}
