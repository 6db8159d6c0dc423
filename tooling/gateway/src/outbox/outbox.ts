import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { outbox } from '../database/schema.ts'
import { describeFailure } from '../failures/describe-failure.ts'

/** One thing that waits to be done outside the database. */
export type OutboxItem = typeof outbox.$inferSelect

/** How each kind of item is carried out; rejects when it has to be tried again. */
export type OutboxHandlers = Record<OutboxItem['kind'], (item: OutboxItem) => Promise<void>>

// Claimed rows are not due again before this; by then their gateway has finished or died.
const CLAIMED_FOR = sql`interval '1 minute'`

/** Handles what waits in the outbox. What fails is tried again, a little later each time, for as long as it takes. */
export async function processOutbox(db: Database, handlers: OutboxHandlers): Promise<void> {
  const isWaiting = and(isNull(outbox.doneAt), lte(outbox.dueAt, sql`now()`))
  const due = db.select({ key: outbox.key }).from(outbox).where(isWaiting).limit(20)
  const claimed = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, dueAt: sql`now() + ${CLAIMED_FOR}` })
    .where(and(inArray(outbox.key, due), isWaiting))
    .returning()
  for (const item of claimed) await carryOut(db, handlers, item)
}

async function carryOut(db: Database, handlers: OutboxHandlers, item: OutboxItem): Promise<void> {
  const isThis = eq(outbox.key, item.key)
  try {
    await handlers[item.kind](item)
    await db.update(outbox).set({ doneAt: new Date(), lastError: null }).where(isThis)
  } catch (failure) {
    const lastError = describeFailure(failure).slice(0, 500)
    const seconds = Math.min(2 ** item.attempts, 3600)
    await db
      .update(outbox)
      .set({ lastError, dueAt: sql`now() + interval '1 second' * ${seconds}` })
      .where(isThis)
  }
}
