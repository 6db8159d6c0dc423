import { setTimeout as pause } from 'node:timers/promises'
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { outbox } from '../database/schema.ts'
import { describeFailure } from '../failures/describe-failure.ts'
import { logEvent } from '../failures/log-event.ts'

/** One thing that waits to be done outside the database. */
export type OutboxItem = typeof outbox.$inferSelect

/** Carries one item out; rejects when it has to be tried again. */
export type OutboxHandler = (item: OutboxItem) => Promise<void>

/** The kinds of items that depend on the same thing outside, such as the mail server, and how each is carried out. */
export type OutboxLane = Partial<Record<OutboxItem['kind'], OutboxHandler>>

/** How often an item is tried: with the pauses between, about a day. Then it is a dead letter. */
export const MAX_ATTEMPTS = 36

// How many items of a lane are carried out at the same time: one that hangs leaves room for the others.
const WORKERS = 4

// A try that takes longer counts as failed.
const DEADLINE_MS = 60_000

// A claimed item is not due again before this: by then its try has passed its deadline, or its gateway has died.
const CLAIMED_FOR = sql`interval '2 minutes'`

/**
 * Carries out what is due in one lane, the longest due first. An item is claimed right before it is carried out, so that
 * any number of gateways share the work. What fails is tried again, a little later each time, until it is given up.
 * `signal`: aborted when nothing more is to be begun.
 */
export async function processLane(
  db: Database,
  lane: OutboxLane,
  { signal, deadlineMs = DEADLINE_MS }: { signal: AbortSignal; deadlineMs?: number },
): Promise<void> {
  const started: Promise<void>[] = []
  let active = 0
  const start = () => {
    active++
    const worker = work().finally(() => active--)
    // Its failure is thrown below.
    worker.catch(() => {})
    started.push(worker)
  }
  const work = async () => {
    while (!signal.aborted) {
      const item = await claimNext(db, lane)
      if (!item) return
      // Each item that is found starts one more worker, so that an empty outbox costs one query.
      if (active < WORKERS) start()
      await carryOut(db, lane, item, deadlineMs)
    }
  }
  start()
  // The list grows while its workers are awaited.
  for (const worker of started) await worker
}

const isOpen = and(isNull(outbox.doneAt), isNull(outbox.deadAt))

const kindsOf = (lane: OutboxLane) => Object.keys(lane) as OutboxItem['kind'][]

async function claimNext(db: Database, lane: OutboxLane): Promise<OutboxItem | undefined> {
  const next = db
    .select({ key: outbox.key })
    .from(outbox)
    .where(and(isOpen, inArray(outbox.kind, kindsOf(lane)), lte(outbox.dueAt, sql`now()`)))
    .orderBy(asc(outbox.dueAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, dueAt: sql`now() + ${CLAIMED_FOR}` })
    .where(eq(outbox.key, sql`(${next})`))
    .returning()
  return claimed
}

async function carryOut(db: Database, lane: OutboxLane, item: OutboxItem, deadlineMs: number): Promise<void> {
  const { key, kind, attempts } = item
  // Whoever claimed it later has another number of attempts, and the last word.
  const isStillOurs = and(eq(outbox.key, key), eq(outbox.attempts, attempts), isOpen)
  try {
    await within(deadlineMs, lane[kind]?.(item))
    await db.update(outbox).set({ doneAt: new Date(), lastError: null }).where(isStillOurs)
  } catch (failure) {
    const isGivenUp = attempts >= MAX_ATTEMPTS
    const seconds = Math.min(2 ** attempts, 3600)
    await db
      .update(outbox)
      .set({
        lastError: describeFailure(failure).slice(0, 500),
        dueAt: sql`now() + interval '1 second' * ${seconds}`,
        ...(isGivenUp && { deadAt: new Date() }),
      })
      .where(isStillOurs)
    if (isGivenUp) logEvent('dead-letter', { key, failure: describeFailure(failure) })
  }
}

async function within(milliseconds: number, work: Promise<void> | undefined): Promise<void> {
  const over = new AbortController()
  const tooLate = pause(milliseconds, undefined, { signal: over.signal }).then(
    () => Promise.reject(new Error(`The try did not end within ${milliseconds} ms`)),
    () => {},
  )
  await Promise.race([work, tooLate]).finally(() => over.abort())
}
