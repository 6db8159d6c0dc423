import { categoryChain, categoryOfProduct, type CategoryRoute } from '@shop/domain/catalogue/category-routes.ts'
import type { Product } from '@shop/domain/catalogue/product.ts'
import type { ListOrigin } from '../catalogue/list-origin.ts'
import type { Translate } from '../runtime/config/shop-config.tsx'
import { paths } from '../runtime/navigation/paths.ts'

export interface Crumb {
  label: string
  href: string
}

/** Returns the crumbs from the top category down to the category at a path. */
export const categoryCrumbs = (path: string, categoryRoutes: readonly CategoryRoute[]): Crumb[] =>
  categoryChain(path, categoryRoutes).map(({ title, path: href }) => ({ label: title, href }))

/** Returns the crumbs of a list of products. */
export function listOriginCrumbs(origin: ListOrigin, categoryRoutes: readonly CategoryRoute[], t: Translate): Crumb[] {
  if (origin.kind === 'category') return categoryCrumbs(origin.path, categoryRoutes)
  if (origin.kind === 'search') return [{ label: t('SearchResults'), href: paths.search(origin.query) }]
  return [{ label: t('RecommendedPageTitle'), href: paths.recommended }]
}

/** Returns the list to show above a product if the visitor's is unknown: its path's category, else one that holds it. */
export function defaultListOrigin(
  product: Pick<Product, 'partialId'>,
  pathname: string,
  categoryRoutes: readonly CategoryRoute[],
): ListOrigin | undefined {
  const path = categoryChain(pathname, categoryRoutes).at(-1)?.path ?? categoryOfProduct(product, categoryRoutes)?.path
  return path === undefined ? undefined : { kind: 'category', path }
}
