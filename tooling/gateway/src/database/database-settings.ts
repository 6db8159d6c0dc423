import { readFromTable, type Environment } from '@shop/server/settings/read-from-table.ts'
import { deployed } from '@shop/server/settings/rules.ts'
import type { Rule, Setting } from '@shop/server/settings/setting.ts'
import { dataFolder } from '../paths.ts'

const isDatabaseUrl = (text: string) => /^postgres(?:ql)?:$/.test(URL.parse(text)?.protocol ?? '')

const databaseAddress: Rule = {
  allowed: 'an address such as postgres://user:password@host/database',
  permits: isDatabaseUrl,
}

const verifiedAddress: Rule = {
  allowed: `${databaseAddress.allowed}, with ?sslmode=verify-full at its end (and &sslrootcert=<file> for an authority of your own) unless the database is on this machine`,
  permits: (text) => isDatabaseUrl(text) && isVerified(text),
}

/** The settings of the database, which programs beside the gateway read as well. */
export const databaseSettings = [
  {
    name: 'DATABASE_URL',
    meaning: 'PostgreSQL, for the role of calls, a secret',
    isRequired: true,
    isSecret: true,
    mayBeFile: true,
    rules: deployed(verifiedAddress, databaseAddress),
  },
  {
    name: 'DATABASE_OWNER_URL',
    meaning: 'the same for the owner of the tables, a secret',
    shownDefault: '`DATABASE_URL`',
    isSecret: true,
    mayBeFile: true,
    rules: deployed(verifiedAddress, databaseAddress),
  },
  {
    name: 'DATA_DIR',
    meaning: 'folder of rendered pictures',
    standard: dataFolder,
    shownDefault: '`.data`',
  },
] as const satisfies readonly Setting[]

/** The location of the gateway's data. */
export interface DatabaseSettings {
  dataDir: string
  /** Empty: the embedded PostgreSQL. */
  databaseUrl: string
  /** The address for the role that owns the tables. By default it is `databaseUrl`. */
  databaseOwnerUrl: string
}

/** Reads where the data is. Programs beside the gateway need no other settings. Throws for wrong ones. */
export function readDatabaseSettings(environment: Environment): DatabaseSettings {
  const { DATA_DIR, DATABASE_URL, DATABASE_OWNER_URL } = readFromTable(databaseSettings, environment)
  return { dataDir: DATA_DIR, databaseUrl: DATABASE_URL, databaseOwnerUrl: DATABASE_OWNER_URL || DATABASE_URL }
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * True if a connection to this address is encrypted and the server's certificate is checked. Addresses of this machine need no
 * TLS: the loopback interface, and unix sockets.
 */
function isVerified(address: string): boolean {
  const url = URL.parse(address)
  if (!url) return false
  const { hostname, searchParams } = url
  // These replace the host or the encryption that the address seems to have.
  const sockets = searchParams.getAll('host')
  const isSocket = hostname === '' && sockets.length === 1 && sockets[0]?.startsWith('/') === true
  const isLocal = isSocket || (LOOPBACK.has(hostname) && sockets.length === 0)
  const modes = searchParams.getAll('sslmode')
  const isChecked = modes.length === 1 && modes[0] === 'verify-full' && sockets.length === 0
  return !searchParams.has('ssl') && !searchParams.has('hostaddr') && (isLocal || isChecked)
}
