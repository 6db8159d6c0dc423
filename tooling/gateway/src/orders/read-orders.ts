import { and, count, desc, eq, type SQL } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { notFound } from '../http/refusal.ts'
import type { VisitorKey } from '../model/visitor-key.ts'
import { transactions } from '../transactions/transaction-tables.ts'
import { orders } from './order-tables.ts'

/** One page of a customer's orders. Pages count from 1. */
export interface HistoryPage {
  pageNumber: number
  pageSize: number
}

const isOf = ({ shopId, userId }: VisitorKey) => and(eq(orders.shopId, shopId), eq(orders.userId, userId))

/** Returns one page of a customer's orders, the newest first, and the number of all orders. */
export async function readHistory(db: Database, key: VisitorKey, { pageNumber, pageSize }: HistoryPage) {
  const [[counted], page] = [
    await db.select({ total: count() }).from(orders).where(isOf(key)),
    await db
      .select()
      .from(orders)
      .where(isOf(key))
      // Orders with the same time keep their sequence from page to page.
      .orderBy(desc(orders.placedAt), desc(orders.orderNumber))
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize),
  ]
  return { page, total: counted?.total ?? 0 }
}

/** An order with its provider and payment method, as its customer may see it. */
export type KeptOrder = typeof orders.$inferSelect & { provider: string; paymentMethod: string | null }

/** Returns a customer's order by its number. Throws a 404 refusal also for another customer's order. */
export async function readOrder(db: Database, key: VisitorKey, orderNumber: string): Promise<KeptOrder> {
  const found = await readOrderWhere(db, and(isOf(key), eq(orders.orderNumber, orderNumber)))
  if (!found) throw notFound()
  return found
}

/** Finds an order by a condition that one order fulfils. */
export async function readOrderWhere(db: Database, condition: SQL | undefined): Promise<KeptOrder | undefined> {
  const [found] = await db
    .select({ order: orders, provider: transactions.provider, paymentMethod: transactions.paymentMethod })
    .from(orders)
    .leftJoin(transactions, eq(transactions.id, orders.transactionId))
    .where(condition)
  return found && { ...found.order, provider: found.provider ?? '', paymentMethod: found.paymentMethod }
}
