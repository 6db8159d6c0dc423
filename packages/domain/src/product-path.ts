import { categoryOfProduct, type CategoryRoute } from './category-routes.ts'
import { normalPath } from './paths.ts'
import type { Product } from './product.ts'

interface Around {
  /** The category page the visitor comes from, if any. */
  categoryPath?: string | undefined
  categoryRoutes: readonly CategoryRoute[]
  useEnrichedProductData: boolean
}

/** Where a product's page is (PROD-27, OP-68): its url key in shops with enriched data, otherwise its place in the catalogue. */
export function productPath(
  { itemNumber, urlKey, partialId }: Pick<Product, 'itemNumber' | 'urlKey' | 'partialId'>,
  { categoryPath, categoryRoutes, useEnrichedProductData }: Around,
): string {
  const byKey = urlKey === '' ? undefined : `/${encodeURIComponent(urlKey)}`
  if (useEnrichedProductData && byKey) return byKey
  const category = categoryPath ?? categoryOfProduct({ partialId }, categoryRoutes)?.path
  if (category === undefined && byKey) return byKey
  return `${categoryPrefix(category)}/details/${encodeURIComponent(itemNumber)}`
}

const categoryPrefix = (category: string | undefined) => encodeURI(normalPath(category ?? '')).replace(/^\/$/, '')
