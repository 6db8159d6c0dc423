import { useTranslate } from '../runtime/config/shop-config.tsx'

/** The title of a page with a form: it says first when something is wrong, because it is what screen readers read first. */
export function usePageTitle(title: string, hasErrors: boolean): string {
  const t = useTranslate()
  return hasErrors ? `${t('ErrorPrefix')} ${title}` : title
}
