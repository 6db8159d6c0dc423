import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import type { Order } from '../../orders/change-order.ts'
import { orders } from '../../orders/order-tables.ts'
import { UsageError } from '../usage-error.ts'

/**
 * Finds an order by its number. If several shops use the number, the shop must be named too: `phonicear_dk/PD100001`, or
 * `--shop`.
 */
export async function findOrder(
  db: Database,
  { named, shopId: narrowedTo }: { named: string | undefined; shopId?: string | undefined },
): Promise<Order> {
  const [number = '', shopId = narrowedTo] = (named ?? '').trim().split('/').toReversed()
  if (number === '') throw new UsageError()
  const found = await db
    .select()
    .from(orders)
    .where(and(eq(orders.orderNumber, number.toUpperCase()), shopId ? eq(orders.shopId, shopId) : undefined))
  const [order, ...others] = found
  if (!order) throw new Error(`There is no order ${named}.`)
  if (others.length > 0) {
    const names = found.map((one) => `${one.shopId}/${one.orderNumber}`)
    throw new Error(`Several shops have an order ${number}: say one of ${names.join(', ')}.`)
  }
  return order
}
