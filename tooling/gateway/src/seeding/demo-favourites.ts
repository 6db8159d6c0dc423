import { and, asc, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { products } from '../shops/shop-tables.ts'

const COUNT = 250
/** When the shop sold what it sells no more. */
const EARLIER_YEARS = [2015, 2017, 2019, 2021, 2023, 2025]

/**
 * The favourites of the demo customer of each shop, the latest last: whatever the shop sells, and before that what it sold in
 * earlier years, as somebody has them who has been a customer for long.
 */
export async function readDemoFavourites(db: Database, shopIds: readonly string[]): Promise<Map<string, string[]>> {
  const isSold = sql`(${products.data} ->> 'isVisible')::boolean`
  const rows = await db
    .select({ shopId: products.shopId, itemNumber: products.itemNumber })
    .from(products)
    .where(and(inArray(products.shopId, [...shopIds]), isNull(products.parentId), isSold))
    .orderBy(asc(products.position))
  return new Map(shopIds.map((shopId) => [shopId, favouritesOf(rows.filter((row) => row.shopId === shopId))]))
}

function favouritesOf(sold: readonly { itemNumber: string }[]): string[] {
  const numbers = sold.map(({ itemNumber }) => itemNumber).slice(0, COUNT)
  const gone = EARLIER_YEARS.flatMap((year) => numbers.map((number) => `${number}-${year}`))
  return [...gone.slice(0, COUNT - numbers.length), ...numbers.toReversed()]
}
