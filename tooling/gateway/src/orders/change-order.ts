import { and, eq } from 'drizzle-orm'
import { releaseUse } from '../cart/promo-code-uses.ts'
import type { Database } from '../database/database.ts'
import { orders } from '../database/schema.ts'
import { putIntoOutbox } from './order-outbox.ts'
import { stepOf, type OrderAction, type OrderState } from './order-steps.ts'

/** An order as it is kept. */
export type Order = typeof orders.$inferSelect

/** An order cannot be changed so; the message says why. */
export class OrderRefusal extends Error {}

/**
 * Ships, cancels or refunds an order: its state, what its provider is asked for and the customer's mail are written
 * together, or nothing of it. Two who do this at the same time do it once.
 */
export async function changeOrder(db: Database, order: Order, action: OrderAction, trackingNumber = ''): Promise<void> {
  const step = stepOf(action, order, trackingNumber !== '')
  if (typeof step === 'string') throw new OrderRefusal(`Order ${order.orderNumber} ${step}.`)
  const { status, paymentStatus, operation, news } = step
  const { transactionId } = order
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(orders)
      .set({ status, paymentStatus, ...(trackingNumber && { trackingNumber }) })
      .where(isStill(order))
    if (changed.rowCount === 0) throw new OrderRefusal(`Order ${order.orderNumber} was changed meanwhile: look again.`)
    if (operation) await putIntoOutbox(tx, `${operation}-payment`, transactionId)
    if (news) await putIntoOutbox(tx, news, transactionId)
    // What was never bought used up no code.
    if (action === 'cancel') await releaseUse(tx, transactionId)
  })
}

const isStill = ({ transactionId, status, paymentStatus }: OrderState & Pick<Order, 'transactionId'>) =>
  and(eq(orders.transactionId, transactionId), eq(orders.status, status), eq(orders.paymentStatus, paymentStatus))
