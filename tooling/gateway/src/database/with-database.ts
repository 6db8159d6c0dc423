import type { DatabaseSettings } from './database-settings.ts'
import { ANY_SILENCE, NO_TIMEOUTS, openDatabase, type Database } from './database.ts'
import { joinEmbeddedServer } from './embedded/embedded-server.ts'
import { isRunning } from './embedded/postmaster.ts'
import { dataFolderOf } from './embedded/server-files.ts'

const NOT_RUNNING = 'No database runs here: start a gateway first, or name a database in DATABASE_URL.'

interface WithDatabaseOptions {
  /** True for programs of developers alone: starts an embedded server that does not run. */
  startsServer?: boolean
}

/**
 * Opens the gateway's database as its owner, runs work, and closes it. Gateways may run at the same time. Rejects if the
 * embedded server does not run.
 */
export async function withDatabase(
  { databaseUrl, databaseOwnerUrl, dataDir }: DatabaseSettings,
  work: (db: Database, url: string) => Promise<void>,
  { startsServer = false }: WithDatabaseOptions = {},
): Promise<void> {
  const isEmbedded = databaseUrl === ''
  if (isEmbedded && !startsServer && !isRunning({ data: dataFolderOf(dataDir) })) throw new Error(NOT_RUNNING)
  const embedded = isEmbedded ? await joinEmbeddedServer(dataDir) : undefined
  const url = embedded?.urlOf('postgres') ?? databaseOwnerUrl
  const { db, pool } = openDatabase(url, NO_TIMEOUTS, ANY_SILENCE)
  try {
    await work(db, url)
  } finally {
    await pool.end()
    await embedded?.leave()
  }
}
