import { and, eq, inArray, or } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import type { Product } from '../model/product.ts'
import { products } from './shop-tables.ts'
import type { Shop } from './shop.ts'

/** Finds articles and variations by id or item number. Returns them by id. */
export async function findArticles(db: Queries, { id: shopId, articles }: Shop, keys: readonly string[]) {
  const wanted = new Map([...new Set(keys)].map((key) => [key, articles.get(key)]))
  const unknown = [...wanted].flatMap(([key, known]) => (known ? [] : key))
  const read = await readArticles(db, shopId, unknown)
  for (const key of unknown) {
    const found = read.filter(({ id, itemNumber }) => id === key || itemNumber === key)
    // Unknown keys are not cached, because there is no limit to them.
    if (found.length > 0) articles.set(key, found)
    wanted.set(key, found)
  }
  return new Map([...wanted.values()].flatMap((found) => (found ?? []).map((article) => [article.id, article])))
}

async function readArticles(db: Queries, shopId: string, keys: readonly string[]): Promise<Product[]> {
  if (keys.length === 0) return []
  const isAsked = or(inArray(products.id, [...keys]), inArray(products.itemNumber, [...keys]))
  const rows = await db
    .select({ data: products.data })
    .from(products)
    .where(and(eq(products.shopId, shopId), isAsked))
  return rows.map(({ data }) => data)
}

/** True if an article can be added to a cart. Of a configurable product only the variations can. */
export const mayBeSold = (article: Product) =>
  article.price !== null && article.inStock && article.canAddToCart && article.variations.length === 0
