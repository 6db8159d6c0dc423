import { eq, sql } from 'drizzle-orm'
import type { OrderPaymentStatus } from '../../model/order-state.ts'
import { orders } from '../../orders/order-tables.ts'
import { recorderOf } from '../../payments/providers/providers.ts'
import { findById } from '../../transactions/transaction-store.ts'
import { findOrder } from './find-order.ts'
import type { ChangingCommand } from '../operator-command.ts'
import { UsageError } from '../usage-error.ts'

/** What follows when the movement that an order waits for is done. */
const CONSEQUENCES: Partial<Readonly<Record<OrderPaymentStatus, string>>> = {
  capturing: 'counts as paid: the parcel may leave, and the customer is told.',
  refunding: 'counts as refunded, and the customer is told.',
  cancelling: 'is cancelled, and the customer is told.',
}

const WHEN_FAILED =
  'goes back to what it was, and can be asked for anew. A later message that this movement has succeeded is ignored.'

/** Stores what the provider's portal says about a movement of money whose webhook never came. */
export const movementCommand: ChangingCommand = {
  forms: { '<n> done|failed': 'what the provider’s portal says about a movement of money whose message never came' },
  plan: async (db, [named, seen, ...others], { shopId }) => {
    if (others.length > 0 || (seen !== 'done' && seen !== 'failed')) throw new UsageError()
    const { transactionId, paymentStatus, paymentOperationId, ...order } = await findOrder(db, { named, shopId })
    const name = `${order.shopId}/${order.orderNumber}`
    const whenDone = CONSEQUENCES[paymentStatus]
    if (!whenDone || paymentOperationId === null) throw new Error(`Order ${name} waits for no movement of money.`)
    const provider = (await findById(db, transactionId))?.provider ?? ''
    const record = recorderOf(provider)
    if (!record) throw new Error(`The gateway polls ${provider}, and order ${name} follows what it says.`)
    const consequence = seen === 'done' ? whenDone : WHEN_FAILED
    return {
      consequence: `Only if you have seen it in the provider’s portal (${paymentOperationId}): order ${name} ${consequence}`,
      subject: `${name} ${paymentStatus} ${paymentOperationId} ${seen}`,
      run: async () => {
        await record(db, { transactionId, operationId: paymentOperationId, isDone: seen === 'done' })
        // The gateway applies it, and puts the mail in the queue.
        await db
          .update(orders)
          .set({ paymentReadDueAt: sql`now()` })
          .where(eq(orders.transactionId, transactionId))
        return `It is stored. The gateway changes order ${name} within a minute.`
      },
    }
  },
}
