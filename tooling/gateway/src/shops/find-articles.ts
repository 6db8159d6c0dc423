import { and, eq, inArray, or } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import type { Product } from '../model/product.ts'
import { products } from './shop-tables.ts'
import type { Shop } from './shop.ts'

/** Looks articles up by id or item number, variations included; the answer is found by id. */
export async function findArticles(db: Queries, { id: shopId, articles }: Shop, keys: readonly string[]) {
  const wanted = new Map([...new Set(keys)].map((key) => [key, articles.get(key)]))
  const unknown = [...wanted].flatMap(([key, known]) => (known ? [] : key))
  const read = await readArticles(db, shopId, unknown)
  for (const key of unknown) {
    const found = read.filter(({ id, itemNumber }) => id === key || itemNumber === key)
    // What does not exist is not kept: there is no end of such keys.
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

/** Whether an article can be put into a cart as it is: a configurable product itself cannot, only its variations. */
export const mayBeSold = (article: Product) =>
  article.price !== null && article.inStock && article.canAddToCart && article.variations.length === 0
