import type { Product } from '@shop/domain/catalogue/product.ts'
import { readListOrigin } from '../catalogue/list-origin.ts'
import { paths } from '../runtime/navigation/paths.ts'
import { useLocation } from '../runtime/navigation/router.ts'
import { useShopConfig, useTranslate } from '../runtime/config/shop-config.tsx'
import { useHydrated } from '../rendering/client/after-hydration.tsx'
import { categoryCrumbs, defaultListOrigin, listOriginCrumbs } from './crumbs.ts'
import { ShopBreadcrumb } from './shop-breadcrumb.tsx'

export function CategoryBreadcrumb({ path }: { path: string }) {
  return <ShopBreadcrumb crumbs={categoryCrumbs(path, useShopConfig().categoryRoutes)} />
}

export function SearchBreadcrumb({ query }: { query: string }) {
  const t = useTranslate()
  return <ShopBreadcrumb crumbs={[{ label: t('SearchResults'), href: paths.search(query) }]} />
}

export function RecommendedBreadcrumb() {
  const t = useTranslate()
  return <ShopBreadcrumb crumbs={[{ label: t('RecommendedPageTitle'), href: paths.recommended }]} />
}

/** The breadcrumb of a product: the list the visitor came from, then the product. */
export function ProductBreadcrumb({ product }: { product: Pick<Product, 'name' | 'partialId'> }) {
  const t = useTranslate()
  const { categoryRoutes } = useShopConfig()
  const { pathname, state } = useLocation()
  // The server does not know where the visitor came from. A reload may.
  const isHydrated = useHydrated()
  const origin =
    (isHydrated ? readListOrigin(state) : undefined) ?? defaultListOrigin(product, pathname, categoryRoutes)
  const crumbs = origin ? listOriginCrumbs(origin, categoryRoutes, t) : []
  return <ShopBreadcrumb crumbs={[...crumbs, { label: product.name, href: pathname }]} />
}
