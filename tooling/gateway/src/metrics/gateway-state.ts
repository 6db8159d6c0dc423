import { and, count, isNotNull, isNull, sql } from 'drizzle-orm'
import { alarms } from '../alarms/alarm-tables.ts'
import type { Database } from '../database/database.ts'
import { retentionHealth } from '../database/retention-steps.ts'
import { outbox } from '../outbox/outbox-tables.ts'
import { isHeld } from '../transactions/transaction-store.ts'
import { transactions } from '../transactions/transaction-tables.ts'

/** What waits in the database of all gateways, in numbers without personal data. */
export interface GatewayState {
  /** Seconds since the longest due outbox entry was due. */
  outboxAge: number
  outboxWaiting: number
  deadLetters: number
  heldPayments: number
  openAlarms: number
  failingRetentionSteps: number
}

/** Reads what waits. Each query has an index of its own. */
export async function readGatewayState(db: Database): Promise<GatewayState> {
  const isWaiting = and(isNull(outbox.doneAt), isNull(outbox.deadAt))
  const age = sql<number>`coalesce(extract(epoch from now() - min(${outbox.dueAt})), 0)::float8`
  const [waiting] = await db.select({ age, total: count() }).from(outbox).where(isWaiting)
  const [dead] = await db.select({ total: count() }).from(outbox).where(isNotNull(outbox.deadAt))
  const [held] = await db.select({ total: count() }).from(transactions).where(isHeld)
  const [open] = await db.select({ total: count() }).from(alarms).where(isNull(alarms.acknowledgedAt))
  const { steps } = await retentionHealth(db)
  return {
    outboxAge: Math.max(waiting?.age ?? 0, 0),
    outboxWaiting: waiting?.total ?? 0,
    deadLetters: dead?.total ?? 0,
    heldPayments: held?.total ?? 0,
    openAlarms: open?.total ?? 0,
    failingRetentionSteps: steps.filter(({ isFailing }) => isFailing).length,
  }
}
