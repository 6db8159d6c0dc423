import { pageLinks } from '@shop/domain/page-links.ts'
import { Pagination } from '@shop/ui/navigation/pagination.tsx'
import { useTranslate } from '../runtime/config/shop-config.tsx'

interface PageLinksProps {
  current: number
  /** How many pages there are; nothing where nobody knows, and only whether there is a next one (OP-34). */
  count: number | undefined
  hasNext?: boolean
  hrefOf: (page: number) => string
}

/** The way through a list of several pages; nothing for a single one. */
export function PageLinks({ current, count, hasNext = false, hrefOf }: PageLinksProps) {
  const t = useTranslate()
  const last = count ?? (hasNext ? current + 1 : current)
  if (last <= 1 && current <= 1) return null
  return (
    <Pagination
      label={t('Pagination')}
      items={pageLinks(current, count ?? current).map((link) =>
        link.kind === 'gap' ? link : { ...link, href: hrefOf(link.page) },
      )}
      current={current}
      previous={current > 1 ? hrefOf(Math.min(current - 1, last)) : undefined}
      next={current < last ? hrefOf(current + 1) : undefined}
      previousLabel={t('PreviousPage')}
      nextLabel={t('NextPage')}
      pageLabel={(number) => t('PageNumber', { number })}
    />
  )
}
