import { and, eq, sql } from 'drizzle-orm'
import { releaseUse } from '../cart/promo-codes/promo-code-uses.ts'
import type { Database, DatabaseTransaction } from '../database/database.ts'
import type { OrderStatus } from '../model/order-state.ts'
import type { OrderNews, PaymentOperation } from '../model/outbox-kind.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { nextReading } from './next-reading.ts'
import { stepOf, type OrderAction, type OrderState } from './order-steps.ts'
import { orders } from './order-tables.ts'

/** A stored order. */
export type Order = typeof orders.$inferSelect

/** Thrown for a change that the order does not allow. The message tells the operator why. */
export class OrderRefusal extends Error {}

/** The result of an operator's command: the provider was asked, or the change is done. */
export type Change = 'asked' | 'done'

/**
 * Ships, cancels or refunds an order. If money has to move, the outbox asks the provider and the order changes after the
 * confirmation. Of two operators who do this at the same time, the second gets an `OrderRefusal`.
 */
export async function changeOrder(db: Database, order: Order, action: OrderAction, tracking = ''): Promise<Change> {
  const step = stepOf(action, order, tracking !== '')
  if (typeof step === 'string') throw new OrderRefusal(`Order ${order.orderNumber} ${step}.`)
  return await db.transaction(async (tx) => {
    const trackingNumber = action === 'ship' ? tracking || order.trackingNumber : order.trackingNumber
    const attempt = order.paymentAttempt + 1
    const changed = await tx
      .update(orders)
      .set(
        step.kind === 'done'
          ? { status: step.status, trackingNumber, ...momentOf(step.news) }
          : {
              paymentStatus: step.paymentStatus,
              trackingNumber,
              paymentAttempt: attempt,
              paymentOperationId: null,
              paymentAskedAt: sql`now()`,
              paymentReadDueAt: nextReading(step.paymentStatus, orders.placedAt),
            },
      )
      .where(isStill(order))
    if (changed.rowCount === 0) throw new OrderRefusal(`Order ${order.orderNumber} was changed meanwhile: look again.`)
    if (step.kind === 'ask') {
      const kind = `${step.operation}-payment` as const
      await enqueue(tx, { kind, subjectId: order.transactionId, key: `${kind}:${order.transactionId}:${attempt}` })
      return 'asked'
    }
    await enqueueNews(tx, step.news, order.transactionId)
    return 'done'
  })
}

/** Returns the column of an event's time, with the time of the database. */
const momentOf = (news: OrderNews) =>
  ({
    shipped: { shippedAt: sql`now()` },
    cancelled: { cancelledAt: sql`now()` },
    refunded: { refundedAt: sql`now()` },
  })[news]

/** Enqueues the mail about an event. */
async function enqueueNews(tx: DatabaseTransaction, news: OrderNews, transactionId: string): Promise<void> {
  await enqueue(tx, { kind: news, subjectId: transactionId })
  // A cancelled order does not use up its promo code.
  if (news === 'cancelled') await releaseUse(tx, transactionId)
}

const NEWS: Readonly<Record<PaymentOperation, OrderNews>> = {
  capture: 'shipped',
  cancel: 'cancelled',
  refund: 'refunded',
}

/** Updates an order after a confirmed movement of money, and enqueues the mail. Only a refund changes an order that was shipped. */
export async function completeOperation(
  tx: DatabaseTransaction,
  operation: PaymentOperation,
  { transactionId, status, trackingNumber }: Order,
): Promise<void> {
  const isNews = operation === 'refund' || status === 'Open'
  const reached: Readonly<Record<PaymentOperation, OrderStatus>> = {
    capture: trackingNumber === null ? 'Complete' : 'CompleteWithTracking',
    cancel: 'Cancelled',
    refund: status,
  }
  if (!isNews) return
  const news = NEWS[operation]
  await tx
    .update(orders)
    .set({ status: reached[operation], ...momentOf(news) })
    .where(eq(orders.transactionId, transactionId))
  await enqueueNews(tx, news, transactionId)
}

const isStill = ({
  transactionId,
  status,
  paymentStatus,
  paymentAttempt,
}: OrderState & Pick<Order, 'transactionId' | 'paymentAttempt'>) =>
  and(
    eq(orders.transactionId, transactionId),
    eq(orders.status, status),
    eq(orders.paymentStatus, paymentStatus),
    eq(orders.paymentAttempt, paymentAttempt),
  )
