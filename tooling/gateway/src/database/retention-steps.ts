import { sql } from 'drizzle-orm'
import { describeFailure } from '../failures/describe-failure.ts'
import { logEvent } from '../failures/log-event.ts'
import { isDatabaseUnavailable } from './database-failure.ts'
import type { Database } from './database.ts'
import { BATCH_SIZE } from './delete-batch.ts'
import { retentionSteps } from './retention-tables.ts'

/** Deletes or changes up to one batch of old rows. Returns how many. */
export type RetentionStep = (db: Database) => Promise<number>

/** A step fails if it has not succeeded for this long. */
const OVERDUE_HOURS = 24

/**
 * Runs each step until no rows are left for it. A failed step is logged and recorded, and the others run. Throws if the
 * database is unreachable. Returns how many rows each step has found. After `signal` is aborted no batch starts.
 */
export async function runSteps(
  db: Database,
  steps: Readonly<Record<string, RetentionStep>>,
  signal?: AbortSignal,
): Promise<Readonly<Record<string, number>>> {
  const found: Record<string, number> = {}
  for (const [name, step] of Object.entries(steps)) {
    if (signal?.aborted) break
    try {
      found[name] = await runStep(db, step, signal)
      await record(db, name, { succeededAt: sql`now()`, failures: 0 })
    } catch (failure) {
      if (isDatabaseUnavailable(failure)) throw failure
      logEvent('retention-failed', { step: name, failure: describeFailure(failure) })
      await record(db, name, { failedAt: sql`now()`, failures: sql`${retentionSteps.failures} + 1` })
    }
  }
  return found
}

async function runStep(db: Database, step: RetentionStep, signal: AbortSignal | undefined): Promise<number> {
  for (let rows = 0; ;) {
    const batch = await step(db)
    rows += batch
    if (batch < BATCH_SIZE || signal?.aborted) return rows
  }
}

async function record(db: Database, step: string, set: Record<string, unknown>): Promise<void> {
  const first = { ...set, failures: 'failedAt' in set ? 1 : 0 }
  await db
    .insert(retentionSteps)
    .values({ step, ...first })
    .onConflictDoUpdate({ target: retentionSteps.step, set })
}

/** Returns the last result of each step, and whether one has failed or is overdue. A new step is neither. */
export async function retentionHealth(db: Database) {
  const { step, succeededAt, failedAt, failures } = retentionSteps
  const overdueSince = sql`now() - interval '1 hour' * ${OVERDUE_HOURS}`
  const isFailing = sql<boolean>`${failures} > 0 or coalesce(${succeededAt} < ${overdueSince}, false)`
  const steps = await db.select({ step, succeededAt, failedAt, failures, isFailing }).from(retentionSteps).orderBy(step)
  return { isFailing: steps.some((row) => row.isFailing), steps }
}
