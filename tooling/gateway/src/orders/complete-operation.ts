import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { orders } from '../database/schema.ts'
import type { OrderPaymentStatus } from '../model/order-state.ts'
import type { PaymentOperation } from '../model/outbox-kind.ts'
import { putIntoOutbox } from './order-outbox.ts'

const STEPS: Readonly<Record<PaymentOperation, { from: OrderPaymentStatus; to: OrderPaymentStatus }>> = {
  capture: { from: 'capturing', to: 'captured' },
  refund: { from: 'refunding', to: 'refunded' },
  cancel: { from: 'cancelling', to: 'cancelled' },
}

/** Writes down that a provider has done what it was asked for; of a refund the customer hears now, when it is true. */
export async function completeOperation(db: Database, operation: PaymentOperation, transactionId: string) {
  const { from, to } = STEPS[operation]
  await db.transaction(async (tx) => {
    const isOnTheWay = and(eq(orders.transactionId, transactionId), eq(orders.paymentStatus, from))
    const completed = await tx.update(orders).set({ paymentStatus: to }).where(isOnTheWay)
    if (completed.rowCount === 1 && operation === 'refund') await putIntoOutbox(tx, 'refunded', transactionId)
  })
}
