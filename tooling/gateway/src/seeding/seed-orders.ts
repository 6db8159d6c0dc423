import { and, asc, eq } from 'drizzle-orm'
import { customers } from '../account/customer-tables.ts'
import type { Database } from '../database/database.ts'
import { unreachable } from '../failures/unreachable.ts'
import { orders } from '../orders/order-tables.ts'
import { mayBeSold } from '../shops/find-articles.ts'
import { createShopDirectory } from '../shops/shop-directory.ts'
import { products } from '../shops/shop-tables.ts'
import type { Shop } from '../shops/shop.ts'
import { transactions } from '../transactions/transaction-tables.ts'
import { DEMO_EMAIL, NEW_EMAIL } from './seed-customers.ts'
import { pastOrder, PAST_ORDERS, pastTransactionId, type PastOrderParts } from './past-order.ts'

/** The number of orders of each demo customer of a shop. */
interface Histories {
  /** Orders of the customer with a history. */
  past: number
  /** Orders of the new customer, for comparing measurements. */
  few: number
}

/** Gives the demo customers of every shop a history of orders. An existing history stays unchanged. */
export async function seedOrders(
  db: Database,
  { past, few }: Histories = { past: PAST_ORDERS, few: 0 },
): Promise<void> {
  const findShop = createShopDirectory(db, { isCached: false })
  for (const customer of await customersCalled(db, DEMO_EMAIL)) {
    if (await hasHistory(db, customer.shopId)) continue
    const shop = (await findShop(customer.shopId)) ?? unreachable('A customer of no shop')
    const parts = { shop, customer, articles: await soldArticles(db, shop.id), now: Date.now() }
    await writeHistory(db, parts, 0, past)
    const { addressBook } = customer
    for (const { id, email } of few > 0 ? await customersCalled(db, NEW_EMAIL, shop.id) : []) {
      await writeHistory(db, { ...parts, customer: { id, email, addressBook } }, past, few)
    }
  }
}

const customersCalled = (db: Database, email: string, shopId?: string) =>
  db
    .select()
    .from(customers)
    .where(and(eq(customers.email, email), shopId === undefined ? undefined : eq(customers.shopId, shopId)))

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

/** Writes `count` orders, starting at index `from`. */
async function writeHistory(db: Database, parts: PastOrderParts & { shop: Shop }, from: number, count: number) {
  const past = Array.from({ length: count }, (_, index) => pastOrder(parts, from + index))
  await db.transaction(async (tx) => {
    const begun = past.map(({ transaction }) => transaction)
    await tx.insert(transactions).values(begun).onConflictDoNothing()
    await tx
      .insert(orders)
      .values(past.map(({ order }) => order))
      .onConflictDoNothing()
  })
}
