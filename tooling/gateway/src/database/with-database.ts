import type { DatabaseSettings } from './database-settings.ts'
import { ANY_SILENCE, NO_TIMEOUTS, openDatabase, type Database } from './database.ts'
import { joinEmbeddedServer } from './embedded/embedded-server.ts'

/** Opens the gateway's database as its owner, runs work, and closes it. Gateways may run at the same time. */
export async function withDatabase(
  { databaseUrl, databaseOwnerUrl, dataDir }: DatabaseSettings,
  work: (db: Database, url: string) => Promise<void>,
): Promise<void> {
  const embedded = databaseUrl === '' ? await joinEmbeddedServer(dataDir) : undefined
  const url = embedded?.urlOf('postgres') ?? databaseOwnerUrl
  const { db, pool } = openDatabase(url, NO_TIMEOUTS, ANY_SILENCE)
  try {
    await work(db, url)
  } finally {
    await pool.end()
    await embedded?.leave()
  }
}
