import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { describeFailure } from '../failures/describe-failure.ts'
import { logEvent } from '../failures/log-event.ts'
import { outbox } from './outbox-tables.ts'

/** A stored outbox entry. */
export type OutboxItem = typeof outbox.$inferSelect

/** Handles one entry. Rejects if it must be tried again. `signal` is aborted when the try has taken too long. */
export type OutboxHandler = (item: OutboxItem, signal: AbortSignal) => Promise<void>

/** The handlers of all kinds of entries that depend on the same external service, such as the mail server. */
export type OutboxLane = Partial<Record<OutboxItem['kind'], OutboxHandler>>

/** The most tries of an entry. With the pauses between them they take about a day. Then the entry is a dead letter. */
export const MAX_ATTEMPTS = 36

// How many entries of a lane are handled at the same time. A slow one then does not block the others.
const WORKERS = 4

// A longer try is aborted.
const DEADLINE_MS = 60_000

// A claimed entry is not due again before this. By then its try has ended, or its gateway has died.
const CLAIMED_FOR = sql`interval '2 minutes'`

/**
 * Handles the due entries of one lane, the longest due first. An entry is claimed right before it is handled, so that any
 * number of gateways share the work. A failed entry is retried after a growing pause, until it is a dead letter. After
 * `signal` is aborted no entry is claimed.
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
    // The failure is thrown below.
    worker.catch(() => {})
    started.push(worker)
  }
  const work = async () => {
    while (!signal.aborted) {
      const item = await claimNext(db, lane)
      if (!item) return
      // Each claimed entry starts another worker, so that an empty outbox costs one query.
      if (active < WORKERS) start()
      await carryOut(db, lane, item, deadlineMs)
    }
  }
  start()
  // Workers add others to the list while it is awaited.
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
  // A later claim has another number of attempts. Its result counts.
  const isStillOurs = and(eq(outbox.key, key), eq(outbox.attempts, attempts), isOpen)
  const deadline = new AbortController()
  try {
    await within(deadlineMs, deadline, (signal) => lane[kind]?.(item, signal))
    await db
      .update(outbox)
      .set({ doneAt: sql`now()`, lastError: null })
      .where(isStillOurs)
  } catch (failure) {
    const isGivenUp = attempts >= MAX_ATTEMPTS
    const retryAt = sql`now() + interval '1 second' * ${Math.min(2 ** attempts, 3600)}`
    await db
      .update(outbox)
      .set({
        lastError: describeFailure(failure).slice(0, 500),
        // An aborted try may take a moment to stop, so the next try waits for the end of the claim.
        dueAt: deadline.signal.aborted ? sql`greatest(${outbox.dueAt}, ${retryAt})` : retryAt,
        ...(isGivenUp && { deadAt: sql`now()` }),
      })
      .where(isStillOurs)
    if (isGivenUp) logEvent('dead-letter', { key, failure: describeFailure(failure) })
  }
}

/** Runs work with a deadline. At the deadline it aborts the signal and rejects, even if the work goes on. */
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
