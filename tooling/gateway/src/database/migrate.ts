import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { isDatabaseUnavailable } from './database-failure.ts'
import type { Database } from './database.ts'

const migrationsFolder = path.resolve(import.meta.dirname, '../../migrations')

/**
 * Brings the tables up to date. When two gateways start at once, one of them loses the race: its migration is rolled
 * back as a whole and tried again, and finds nothing left to do.
 */
export async function migrate(db: Database): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await runMigrations(db, { migrationsFolder })
    } catch (failure) {
      if (tries === 5 || isDatabaseUnavailable(failure)) throw failure
      await pause(200 * tries)
    }
  }
}

/** Waits until the database answers, however long it takes; `isOver` ends the wait. */
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
