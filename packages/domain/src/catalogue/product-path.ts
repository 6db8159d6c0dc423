import { pages } from '../text/pages.ts'
import { categoryOfProduct, type CategoryRoute } from './category-routes.ts'
import { normalPath } from '../text/paths.ts'
import type { Product } from './product.ts'

interface CatalogueSettings {
  /** The category page that the link stands on, if any. */
  categoryPath?: string | undefined
  categoryRoutes: readonly CategoryRoute[]
  useEnrichedProductData: boolean
}

/**
 * Returns the path of a product's page: its url key with enriched data, otherwise a path below its category. Other shops have
 * no pages at url keys.
 */
export function productPath(
  { itemNumber, urlKey, partialId }: Pick<Product, 'itemNumber' | 'urlKey' | 'partialId'>,
  { categoryPath, categoryRoutes, useEnrichedProductData }: CatalogueSettings,
): string {
  if (useEnrichedProductData && urlKey !== '') return pages.productByKey.href({ productUrlKey: urlKey })
  const category = categoryPath ?? categoryOfProduct({ partialId }, categoryRoutes)?.path
  return categoryPrefix(category) + pages.product.href({ itemNumber })
}

const categoryPrefix = (category: string | undefined) => encodeURI(normalPath(category ?? '')).replace(/^\/$/, '')
