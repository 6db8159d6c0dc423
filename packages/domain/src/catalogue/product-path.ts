import { categoryOfProduct, type CategoryRoute } from './category-routes.ts'
import { normalPath } from '../text/paths.ts'
import type { Product } from './product.ts'

interface Around {
  /** The category page the visitor comes from, if any. */
  categoryPath?: string | undefined
  categoryRoutes: readonly CategoryRoute[]
  useEnrichedProductData: boolean
}

/**
 * Where a product's page is (PROD-27, OP-68): its url key in shops with enriched data, otherwise its place in the catalogue.
 * Only those shops have pages at url keys (CFG-18).
 */
export function productPath(
  { itemNumber, urlKey, partialId }: Pick<Product, 'itemNumber' | 'urlKey' | 'partialId'>,
  { categoryPath, categoryRoutes, useEnrichedProductData }: Around,
): string {
  if (useEnrichedProductData && urlKey !== '') return `/${encodeURIComponent(urlKey)}`
  const category = categoryPath ?? categoryOfProduct({ partialId }, categoryRoutes)?.path
  return `${categoryPrefix(category)}/details/${encodeURIComponent(itemNumber)}`
}

const categoryPrefix = (category: string | undefined) => encodeURI(normalPath(category ?? '')).replace(/^\/$/, '')
