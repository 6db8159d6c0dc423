import type { Product } from '@shop/domain/product.ts'
import { readWay } from '../catalogue/way.ts'
import { paths } from '../runtime/paths.ts'
import { useLocation } from '../runtime/router.ts'
import { useFacts, useTranslate } from '../runtime/shop-context.tsx'
import { useWoken } from '../runtime/use-woken.ts'
import { categoryStops, usualWay, wayStops } from './breadcrumb-trail.ts'
import { Trail } from './trail.tsx'

/** The way to a category (SHELL-20). */
export function CategoryBreadcrumb({ path }: { path: string }) {
  return <Trail stops={categoryStops(path, useFacts().places)} />
}

/** The way to the results of a search (SHELL-21). */
export function SearchBreadcrumb({ query }: { query: string }) {
  const t = useTranslate()
  return <Trail stops={[{ label: t('SearchResults'), href: paths.search(query) }]} />
}

/** The way to what the shop recommends (SHELL-21). */
export function RecommendedBreadcrumb() {
  const t = useTranslate()
  return <Trail stops={[{ label: t('RecommendedPageTitle'), href: paths.recommended }]} />
}

/** The way the visitor came to a product: the search, the category, what is recommended; then the product (SHELL-22). */
export function ProductBreadcrumb({ product }: { product: Pick<Product, 'name' | 'partialId'> }) {
  const t = useTranslate()
  const { places } = useFacts()
  const { pathname, state } = useLocation()
  // The server does not know how somebody came; a reload may still remember.
  const isWoken = useWoken()
  const way = (isWoken ? readWay(state) : undefined) ?? usualWay(product, pathname, places)
  const stops = way ? wayStops(way, places, t) : []
  return <Trail stops={[...stops, { label: product.name, href: pathname }]} />
}
