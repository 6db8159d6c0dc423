import type { PageOfFavourites } from '@shop/domain/favourites.ts'
import { pageLinks } from '@shop/domain/page-links.ts'
import { Pagination } from '@shop/ui/navigation/pagination.tsx'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { paths } from '../runtime/navigation/paths.ts'

/** The way to the other pages of the favourites (FAV-06); where there is one page alone, nothing. */
export function FavouritesPagination({ page, pages }: Pick<PageOfFavourites, 'page' | 'pages'>) {
  const t = useTranslate()
  if (pages === 1) return null
  const href = paths.favouritesPage
  return (
    <Pagination
      label={t('Pagination')}
      items={pageLinks(page, pages).map((link) => (link.kind === 'gap' ? link : { ...link, href: href(link.page) }))}
      current={page}
      previous={page > 1 ? href(page - 1) : undefined}
      next={page < pages ? href(page + 1) : undefined}
      previousLabel={t('PreviousPage')}
      nextLabel={t('NextPage')}
      pageLabel={(number) => t('PageNumber', { number })}
    />
  )
}
