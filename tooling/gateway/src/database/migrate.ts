import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'
import { isDatabaseTimeout, isDatabaseUnavailable } from './database-failure.ts'
import type { Database, DatabaseTransaction } from './database.ts'
import { ownMigrations } from '../paths.ts'

/** The folder of the migrations, and how long they wait for locked tables. */
export interface MigrationOptions {
  migrationsFolder: string
  /** Calls queue behind a waiting migration, so each wait is shorter than the timeout of a call. */
  lockTimeoutMs: number
  tries: number
  pauseMs: number
}

const OPTIONS: MigrationOptions = {
  migrationsFolder: ownMigrations,
  lockTimeoutMs: 2000,
  tries: 60,
  pauseMs: 3000,
}

// Another gateway's migration may build an index on a large table.
const TURN_TIMEOUT = '15min'

/** Applies the missing migrations, each in its own transaction. Throws if a table stays locked in all tries. */
export async function migrate(db: Database, options: Partial<MigrationOptions> = {}): Promise<void> {
  const chosen = { ...OPTIONS, ...options }
  const migrations = readMigrationFiles(chosen)
  const latest = migrations.at(-1)?.folderMillis ?? 0
  while ((await lastApplied(db)) < latest) await applyNext(db, migrations, chosen)
}

async function applyNext(db: Database, migrations: readonly MigrationMeta[], options: MigrationOptions) {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction((tx) => apply(tx, migrations, options.lockTimeoutMs))
    } catch (failure) {
      if (!isDatabaseTimeout(failure)) throw failure
      if (tries >= options.tries) throw new Error(LOCKED, { cause: failure })
      await pause(options.pauseMs)
    }
  }
}

const LOCKED =
  'A migration could not lock a table: end the long transaction that uses it (pg_stat_activity), then start again.'

/**
 * Applies the first missing migration. Gateways that start together take turns by an advisory lock of the transaction. A lock
 * of the session would be lost behind PgBouncer's transaction pooling.
 */
async function apply(tx: DatabaseTransaction, migrations: readonly MigrationMeta[], lockTimeoutMs: number) {
  await tx.execute(sql`select set_config('lock_timeout', ${TURN_TIMEOUT}, true)`)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('migrations', 0))`)
  await tx.execute(sql`select set_config('lock_timeout', ${String(lockTimeoutMs)}, true)`)
  const last = await lastApplied(tx)
  const next = migrations.find(({ folderMillis }) => folderMillis > last)
  if (!next) return
  if (last === 0) await createJournal(tx)
  for (const statement of next.sql) await tx.execute(sql.raw(statement))
  const { hash, folderMillis } = next
  await tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`)
}

const JOURNAL = '__drizzle_migrations'

// The table of drizzle's own migrator, so that its tools and earlier gateways read the same state.
const createJournal = async (tx: DatabaseTransaction) => {
  await tx.execute(sql`create schema if not exists drizzle`)
  await tx.execute(sql`create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`)
}

/** Returns the creation time of the last applied migration in milliseconds, or 0 for an empty database. */
async function lastApplied(db: Database | DatabaseTransaction): Promise<number> {
  // `to_regclass` may answer from a cache that is older than the lock.
  const journal = await db.execute(sql`select from pg_tables where schemaname = 'drizzle' and tablename = ${JOURNAL}`)
  if (journal.rowCount === 0) return 0
  const last = await db.execute(sql`select max(created_at) as moment from drizzle.__drizzle_migrations`)
  return Number(last.rows[0]?.['moment'] ?? 0)
}

/**
 * Runs work that every gateway does at its start. If another gateway does it at the same time, one of the two is rolled
 * back. It is retried here and finds nothing left to do.
 */
export async function retryAfterRace(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (failure) {
      if (tries === 5 || isDatabaseUnavailable(failure)) throw failure
      await pause(200 * tries)
    }
  }
}

/** Runs work as soon as the database answers. `isOver` ends the wait. */
export async function waitForDatabase(work: () => Promise<void>, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    try {
      return await work()
    } catch (failure) {
      if (!isDatabaseUnavailable(failure)) throw failure
      await pause(500)
    }
  }
}
