import { randomUUID } from 'node:crypto'
import type { Database } from '../src/database/database.ts'
import type { Order } from '../src/orders/change-order.ts'
import { orders } from '../src/orders/order-tables.ts'
import { transactions } from '../src/transactions/transaction-tables.ts'
import { sampleOrder } from './sample-order.ts'

/** The total of a stored order, in minor units. */
export const ORDER_TOTAL = 31_550

/** Stores a paid transaction and its order, whose money is reserved at Nets unless `state` says something else. */
export async function storePlacedOrder(db: Database, state: Partial<Order> = {}): Promise<Order> {
  const id = randomUUID()
  const { draft } = sampleOrder()
  const owner = { shopId: 'test_dk', userId: id }
  await db.insert(transactions).values({
    ...owner,
    id,
    correlationId: id,
    status: 'paid',
    isCurrent: false,
    cartHash: '',
    formHash: '',
    draft,
    amountMinor: ORDER_TOTAL,
    currency: 'DKK',
    provider: 'nets',
    paymentId: id,
  })
  const [order] = await db
    .insert(orders)
    .values({
      ...owner,
      orderNumber: id,
      transactionId: id,
      status: 'Open',
      paymentStatus: 'authorised',
      draft,
      ...state,
    })
    .returning()
  return order!
}
