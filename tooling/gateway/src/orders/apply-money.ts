import { and, eq } from 'drizzle-orm'
import { raiseAlarm, raiseAlarmOnce } from '../alarms/raise-alarm.ts'
import type { Database } from '../database/database.ts'
import { moneyFact, type MoneyMovements } from '../model/money-movements.ts'
import { completeOperation, type Order } from './change-order.ts'
import { nextReading } from './next-reading.ts'
import { moneyStepOf } from './money-steps.ts'
import { orders } from './order-tables.ts'

/** A provider's report about an order's money. */
export interface MoneyNews {
  /** The order's total in minor units. */
  amountMinor: number
  movements: MoneyMovements
  /** True if the provider has refused the movement that the order waits for. */
  isRefused: boolean
}

/**
 * Stores the state of an order's money and all that follows from it, in one database transaction. Returns false if the order
 * has changed since it was read. The provider's report may be older than the change.
 */
export async function applyMoney(db: Database, order: Order, news: MoneyNews): Promise<boolean> {
  const { movements, amountMinor } = news
  const { transactionId, paymentStatus, paymentOperationId } = order
  const hasFailed = paymentOperationId !== null && !!movements.failedOperations?.includes(paymentOperationId)
  const step = moneyStepOf(paymentStatus, {
    fact: moneyFact(amountMinor, movements),
    isRefused: news.isRefused || hasFailed,
    isCapturedAtOnce: movements.isCapturedAtOnce === true,
  })
  return await db.transaction(async (tx) => {
    const written = await tx
      .update(orders)
      .set({
        paymentReadDueAt: nextReading(step?.to ?? paymentStatus, orders.placedAt),
        ...(step && { paymentStatus: step.to }),
      })
      .where(isAsRead(order))
    if (written.rowCount === 0) return false
    if (step?.done) await completeOperation(tx, step.done, order)
    if (step?.alarm === 'partial-movement') {
      await raiseAlarmOnce(tx, { kind: step.alarm, subjectId: transactionId, detail: amountsOf(movements) })
    } else if (step?.alarm) {
      await raiseAlarm(tx, { kind: step.alarm, subjectId: transactionId, detail: `${paymentStatus} → ${step.to}` })
    }
    return true
  })
}

const isAsRead = ({ transactionId, paymentStatus, paymentAttempt }: Order) =>
  and(
    eq(orders.transactionId, transactionId),
    eq(orders.paymentStatus, paymentStatus),
    eq(orders.paymentAttempt, paymentAttempt),
  )

const amountsOf = ({ reservedMinor, capturedMinor, refundedMinor, releasedMinor }: MoneyMovements) =>
  `reserved ${reservedMinor}, captured ${capturedMinor}, refunded ${refundedMinor}, released ${releasedMinor} (minor units)`
