import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { Product } from '../model/product.ts'
import { products } from '../shops/shop-tables.ts'

const SLICE = 500

/** A shop's articles in its order, slice by slice. */
export async function* readProducts(db: Database, shopId: string): AsyncGenerator<readonly Product[]> {
  for (let last = -1; ;) {
    const rows = await db
      .select({ position: products.position, data: products.data })
      .from(products)
      .where(and(eq(products.shopId, shopId), isNull(products.parentId), gt(products.position, last)))
      .orderBy(asc(products.position))
      .limit(SLICE)
    const end = rows.at(-1)
    if (!end) return
    yield rows.map((row) => row.data)
    last = end.position
  }
}
