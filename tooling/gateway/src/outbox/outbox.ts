import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { describeFailure } from '../failures/describe-failure.ts'
import { logEvent } from '../failures/log-event.ts'
import { outbox } from './outbox-tables.ts'

/** One thing that waits to be done outside the database. */
export type OutboxItem = typeof outbox.$inferSelect

/** Carries one item out; rejects when it has to be tried again. `signal`: aborted when the try has taken too long. */
export type OutboxHandler = (item: OutboxItem, signal: AbortSignal) => Promise<void>

/** The kinds of items that depend on the same thing outside, such as the mail server, and how each is carried out. */
export type OutboxLane = Partial<Record<OutboxItem['kind'], OutboxHandler>>

/** How often an item is tried: with the pauses between, about a day. Then it is a dead letter. */
export const MAX_ATTEMPTS = 36

// How many items of a lane are carried out at the same time: one that hangs leaves room for the others.
const WORKERS = 4

// A try that takes longer is ended.
const DEADLINE_MS = 60_000

// A claimed item is not due again before this: by then its try has ended, or its gateway has died.
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
  const deadline = new AbortController()
  try {
    await within(deadlineMs, deadline, (signal) => lane[kind]?.(item, signal))
    await db.update(outbox).set({ doneAt: new Date(), lastError: null }).where(isStillOurs)
  } catch (failure) {
    const isGivenUp = attempts >= MAX_ATTEMPTS
    const retryAt = sql`now() + interval '1 second' * ${Math.min(2 ** attempts, 3600)}`
    await db
      .update(outbox)
      .set({
        lastError: describeFailure(failure).slice(0, 500),
        // What a try that was ended has begun may take a moment to stop: the next one waits for the end of the claim.
        dueAt: deadline.signal.aborted ? sql`greatest(${outbox.dueAt}, ${retryAt})` : retryAt,
        ...(isGivenUp && { deadAt: new Date() }),
      })
      .where(isStillOurs)
    if (isGivenUp) logEvent('dead-letter', { key, failure: describeFailure(failure) })
  }
}

/** Does work until a deadline, which aborts it; rejects then, also when the work goes on. */
async function within(
  milliseconds: number,
  deadline: AbortController,
  work: (signal: AbortSignal) => Promise<void> | undefined,
): Promise<void> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    const failure = new Error(`The try did not end within ${milliseconds} ms`)
    reject(failure)
    deadline.abort(failure)
  }, milliseconds)
  try {
    await Promise.race([work(deadline.signal), tooLate])
  } finally {
    clearTimeout(timer)
  }
}
