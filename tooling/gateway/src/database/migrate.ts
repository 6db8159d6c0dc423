import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { isDatabaseUnavailable } from './database-failure.ts'
import type { Database } from './database.ts'

const migrationsFolder = path.resolve(import.meta.dirname, '../../migrations')

/** Brings the tables up to date. */
export const migrate = (db: Database): Promise<void> => outraced(() => runMigrations(db, { migrationsFolder }))

/**
 * Does what every gateway does when it starts. When two start at once, one of them loses the race: its work is rolled back
 * as a whole and tried again, and finds nothing left to do.
 */
export async function outraced(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
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
