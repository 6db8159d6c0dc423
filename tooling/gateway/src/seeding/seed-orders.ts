import { asc, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { customers, orders, products, transactions } from '../database/schema.ts'
import { unreachable } from '../failures/unreachable.ts'
import { mayBeSold } from '../shops/find-articles.ts'
import { createShopDirectory } from '../shops/shop-directory.ts'
import type { Shop } from '../shops/shop.ts'
import { DEMO_EMAIL } from './seed-customers.ts'
import { pastOrder, PAST_ORDERS, pastTransactionId, type PastOrderParts } from './past-order.ts'

/** Gives the demo customer of every shop a history of orders. Where there is one, it stays as it is. */
export async function seedOrders(db: Database): Promise<void> {
  const findShop = createShopDirectory(db, { isCached: false })
  for (const customer of await db.select().from(customers).where(eq(customers.email, DEMO_EMAIL))) {
    if (await hasHistory(db, customer.shopId)) continue
    const shop = (await findShop(customer.shopId)) ?? unreachable('A customer of no shop')
    await writeHistory(db, { shop, customer, articles: await soldArticles(db, shop.id), now: Date.now() })
  }
}

async function hasHistory(db: Database, shopId: string): Promise<boolean> {
  const first = eq(orders.transactionId, pastTransactionId(shopId, 0))
  return (await db.select({ id: orders.transactionId }).from(orders).where(first)).length > 0
}

async function soldArticles(db: Database, shopId: string) {
  const rows = await db
    .select({ data: products.data })
    .from(products)
    .where(eq(products.shopId, shopId))
    .orderBy(asc(products.position), asc(products.id))
  return rows.map(({ data }) => data).filter(mayBeSold)
}

async function writeHistory(db: Database, parts: PastOrderParts & { shop: Shop }): Promise<void> {
  const past = Array.from({ length: PAST_ORDERS }, (_, index) => pastOrder(parts, index))
  await db.transaction(async (tx) => {
    const begun = past.map(({ transaction }) => transaction)
    await tx.insert(transactions).values(begun).onConflictDoNothing()
    await tx
      .insert(orders)
      .values(past.map(({ order }) => order))
      .onConflictDoNothing()
  })
}
