import { and, eq, inArray, or } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { products } from '../database/schema.ts'
import type { ProductSeed } from '../seed/shop-seed.ts'

/** Looks articles up by id or item number, variations included; the answer is found by id. */
export async function findArticles(db: Queries, shopId: string, keys: readonly string[]) {
  const found = new Map<string, ProductSeed>()
  if (keys.length === 0) return found
  const wanted = [...new Set(keys)]
  const rows = await db
    .select({ id: products.id, data: products.data })
    .from(products)
    .where(and(eq(products.shopId, shopId), or(inArray(products.id, wanted), inArray(products.itemNumber, wanted))))
  for (const { id, data } of rows) found.set(id, data)
  return found
}

/** Whether an article can be put into a cart as it is: a configurable product itself cannot, only its variations. */
export const mayBeSold = (article: ProductSeed) =>
  article.price !== null && article.inStock && article.canAddToCart && article.variations.length === 0
