import { categoryChain, categoryOfProduct, type CategoryRoute } from '@shop/domain/catalogue/category-routes.ts'
import type { Product } from '@shop/domain/catalogue/product.ts'
import type { ListOrigin } from '../catalogue/list-origin.ts'
import type { Translate } from '../runtime/config/shop-config.tsx'
import { paths } from '../runtime/navigation/paths.ts'

/** One link of a breadcrumb. */
export interface Crumb {
  label: string
  href: string
}

/** From the top category down to the one at a path (SHELL-20). */
export const categoryCrumbs = (path: string, categoryRoutes: readonly CategoryRoute[]): Crumb[] =>
  categoryChain(path, categoryRoutes).map(({ title, path: href }) => ({ label: title, href }))

/** The crumbs of a list one can come from (SHELL-21). */
export function listOriginCrumbs(origin: ListOrigin, categoryRoutes: readonly CategoryRoute[], t: Translate): Crumb[] {
  if (origin.kind === 'category') return categoryCrumbs(origin.path, categoryRoutes)
  if (origin.kind === 'search') return [{ label: t('SearchResults'), href: paths.search(origin.query) }]
  return [{ label: t('RecommendedPageTitle'), href: paths.recommended }]
}

/** How one comes to a product of whose visitor nothing is known: by its address, otherwise by where it stands (OP-68). */
export function defaultListOrigin(
  product: Pick<Product, 'partialId'>,
  pathname: string,
  categoryRoutes: readonly CategoryRoute[],
): ListOrigin | undefined {
  const path = categoryChain(pathname, categoryRoutes).at(-1)?.path ?? categoryOfProduct(product, categoryRoutes)?.path
  return path === undefined ? undefined : { kind: 'category', path }
}
