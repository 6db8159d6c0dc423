import path from 'node:path'
import * as v from 'valibot'
import { withSecretFiles } from '../secrets/secret-files.ts'
import { requireTls } from './require-tls.ts'

const word = v.optional(v.string(), '')

const isDatabaseUrl = (text: string) => text === '' || /^postgres(?:ql)?:$/.test(URL.parse(text)?.protocol ?? '')
const databaseAddress = (name: string) =>
  v.pipe(word, v.check(isDatabaseUrl, `${name} must be an address such as postgres://user:password@host/database.`))

const environmentSchema = v.object({
  DATA_DIR: v.optional(v.string(), path.resolve(import.meta.dirname, '../../../../.data')),
  DATABASE_URL: databaseAddress('DATABASE_URL'),
  DATABASE_OWNER_URL: databaseAddress('DATABASE_OWNER_URL'),
})

const DATABASE_SECRETS = ['DATABASE_URL', 'DATABASE_OWNER_URL'] as const

/** Where the gateway's data is. */
export interface DatabaseSettings {
  dataDir: string
  /** Empty: the embedded PostgreSQL. */
  databaseUrl: string
  /** The address for the role that owns the tables. By default it is `databaseUrl`. */
  databaseOwnerUrl: string
}

/**
 * Reads where the data is. Programs beside the gateway need no other settings. Throws for an invalid address, and for a
 * missing or unencrypted one unless `SITE_ENV` is empty or `local`.
 */
export function readDatabaseSettings(environment: Readonly<Record<string, string | undefined>>): DatabaseSettings {
  const {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DATABASE_OWNER_URL,
  } = v.parse(environmentSchema, withSecretFiles(environment, DATABASE_SECRETS))
  const isDeployed = !['', 'local'].includes(environment['SITE_ENV'] ?? '')
  if (isDeployed && databaseUrl === '') throw new Error('DATABASE_URL must be set unless SITE_ENV is local.')
  if (isDeployed) {
    requireTls('DATABASE_URL', databaseUrl)
    requireTls('DATABASE_OWNER_URL', DATABASE_OWNER_URL)
  }
  return { dataDir, databaseUrl, databaseOwnerUrl: DATABASE_OWNER_URL || databaseUrl }
}
