import path from 'node:path'
import * as v from 'valibot'

const word = v.optional(v.string(), '')

const environmentSchema = v.object({
  DATA_DIR: v.optional(v.string(), path.resolve(import.meta.dirname, '../../../../.data')),
  DATABASE_URL: word,
  DATABASE_OWNER_URL: word,
})

/** Where the gateway's data are. */
export interface DatabaseSettings {
  dataDir: string
  /** Empty: the PostgreSQL that comes with the gateway. */
  databaseUrl: string
  /** The same database for whoever may change its tables; by default the role of `databaseUrl` may. */
  databaseOwnerUrl: string
}

/** Reads where the data are: all that a program beside the gateway has to know, and loads. */
export function readDatabaseSettings(environment: Readonly<Record<string, string | undefined>>): DatabaseSettings {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DATABASE_OWNER_URL } = v.parse(environmentSchema, environment)
  return { dataDir, databaseUrl, databaseOwnerUrl: DATABASE_OWNER_URL || databaseUrl }
}
