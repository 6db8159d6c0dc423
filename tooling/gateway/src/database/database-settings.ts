import path from 'node:path'
import { parseSettings } from '@shop/server/settings.ts'
import * as v from 'valibot'
import { readSiteEnvironment } from '../model/site-environment.ts'
import { withSecretFiles } from '../secrets/secret-files.ts'

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

/** The location of the gateway's data. */
export interface DatabaseSettings {
  dataDir: string
  /** Empty: the embedded PostgreSQL. */
  databaseUrl: string
  /** The address for the role that owns the tables. By default it is `databaseUrl`. */
  databaseOwnerUrl: string
}

/**
 * Reads where the data is. Programs beside the gateway need no other settings. Throws for an invalid address, for a missing
 * or unencrypted one unless `SITE_ENV` is `local`, and without `SITE_ENV`.
 */
export function readDatabaseSettings(environment: Readonly<Record<string, string | undefined>>): DatabaseSettings {
  const {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DATABASE_OWNER_URL,
  } = parseSettings(environmentSchema, withSecretFiles(environment, DATABASE_SECRETS))
  const isDeployed = readSiteEnvironment(environment) !== 'local'
  if (isDeployed && databaseUrl === '') throw new Error('DATABASE_URL must be set unless SITE_ENV is local.')
  if (isDeployed) {
    requireTls('DATABASE_URL', databaseUrl)
    requireTls('DATABASE_OWNER_URL', DATABASE_OWNER_URL)
  }
  return { dataDir, databaseUrl, databaseOwnerUrl: DATABASE_OWNER_URL || databaseUrl }
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Throws unless a connection to this address is encrypted and the server's certificate is checked. Addresses of this machine
 * need no TLS: the loopback interface, and unix sockets.
 */
function requireTls(name: string, address: string): void {
  const url = URL.parse(address)
  if (!url) return
  const { hostname, searchParams } = url
  // These replace the host or the encryption that the address seems to have.
  const sockets = searchParams.getAll('host')
  const isSocket = hostname === '' && sockets.length === 1 && sockets[0]?.startsWith('/') === true
  const isLocal = isSocket || (LOOPBACK.has(hostname) && sockets.length === 0)
  const modes = searchParams.getAll('sslmode')
  const isVerified = modes.length === 1 && modes[0] === 'verify-full' && sockets.length === 0
  if (searchParams.has('ssl') || searchParams.has('hostaddr') || !(isLocal || isVerified)) {
    throw new Error(
      `${name} must end with ?sslmode=verify-full (and &sslrootcert=<file> for an authority of your own) unless the database is on this machine.`,
    )
  }
}
