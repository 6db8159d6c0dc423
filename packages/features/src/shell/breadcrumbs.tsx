import type { Product } from '@shop/domain/catalogue/product.ts'
import { readListOrigin } from '../catalogue/list-origin.ts'
import { paths } from '../runtime/navigation/paths.ts'
import { useLocation } from '../runtime/navigation/router.ts'
import { useShopConfig, useTranslate } from '../runtime/config/shop-config.tsx'
import { useHydrated } from '../rendering/client/after-hydration.tsx'
import { categoryCrumbs, defaultListOrigin, listOriginCrumbs } from './crumbs.ts'
import { ShopBreadcrumb } from './shop-breadcrumb.tsx'

/** The way to a category (SHELL-20). */
export function CategoryBreadcrumb({ path }: { path: string }) {
  return <ShopBreadcrumb crumbs={categoryCrumbs(path, useShopConfig().categoryRoutes)} />
}

/** The way to the results of a search (SHELL-21). */
export function SearchBreadcrumb({ query }: { query: string }) {
  const t = useTranslate()
  return <ShopBreadcrumb crumbs={[{ label: t('SearchResults'), href: paths.search(query) }]} />
}

/** The way to what the shop recommends (SHELL-21). */
export function RecommendedBreadcrumb() {
  const t = useTranslate()
  return <ShopBreadcrumb crumbs={[{ label: t('RecommendedPageTitle'), href: paths.recommended }]} />
}

/** The way the visitor came to a product: the search, the category, what is recommended; then the product (SHELL-22). */
export function ProductBreadcrumb({ product }: { product: Pick<Product, 'name' | 'partialId'> }) {
  const t = useTranslate()
  const { categoryRoutes } = useShopConfig()
  const { pathname, state } = useLocation()
  // The server does not know how somebody came; a reload may still remember.
  const isHydrated = useHydrated()
  const origin =
    (isHydrated ? readListOrigin(state) : undefined) ?? defaultListOrigin(product, pathname, categoryRoutes)
  const crumbs = origin ? listOriginCrumbs(origin, categoryRoutes, t) : []
  return <ShopBreadcrumb crumbs={[...crumbs, { label: product.name, href: pathname }]} />
}
