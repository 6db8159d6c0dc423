import { categoryChain, categoryOfProduct, type CategoryPlace } from '@shop/domain/category-routes.ts'
import type { Product } from '@shop/domain/product.ts'
import type { Way } from '../catalogue/way.ts'
import type { Translate } from '../runtime/shop-context.tsx'
import { paths } from '../runtime/paths.ts'

/** One stop of the way to a page. */
export interface Stop {
  label: string
  href: string
}

/** From the top category down to the one at a path (SHELL-20). */
export const categoryStops = (path: string, places: readonly CategoryPlace[]): Stop[] =>
  categoryChain(path, places).map(({ title, path: href }) => ({ label: title, href }))

/** The stops of a list one can come from (SHELL-21). */
export function wayStops(way: Way, places: readonly CategoryPlace[], t: Translate): Stop[] {
  if (way.kind === 'category') return categoryStops(way.path, places)
  if (way.kind === 'search') return [{ label: t('SearchResults'), href: paths.search(way.query) }]
  return [{ label: t('RecommendedPageTitle'), href: paths.recommended }]
}

/** How one comes to a product of whose visitor nothing is known: by its address, otherwise by where it stands (OP-68). */
export function usualWay(
  product: Pick<Product, 'partialId'>,
  pathname: string,
  places: readonly CategoryPlace[],
): Way | undefined {
  const path = categoryChain(pathname, places).at(-1)?.path ?? categoryOfProduct(product, places)?.path
  return path === undefined ? undefined : { kind: 'category', path }
}
