import { Socket } from 'node:net'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Client, Pool, type PoolClient, type PoolConfig } from 'pg'

/** The gateway's database. Each subject's tables are beside its code, in `*-tables.ts`. */
export type Database = NodePgDatabase

/** One database transaction: all of its statements take effect, or none. */
export type DatabaseTransaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Either of them, for statements that work inside and outside a transaction. */
export type Queries = Database | DatabaseTransaction

/** A database with its connections. The caller that opened it ends the pool. */
export interface OpenDatabase {
  db: Database
  pool: Pool
}

// Further queries queue for a connection. More connections would only make PostgreSQL switch between them.
const CONNECTIONS = 20

/** The timeouts of one connection, in milliseconds. */
export type DatabaseTimeouts = Pick<
  PoolConfig,
  'statement_timeout' | 'lock_timeout' | 'idle_in_transaction_session_timeout'
>

/** Calls and jobs take milliseconds. A statement that takes this long has failed, and blocks others. */
export const CALL_TIMEOUTS = {
  statement_timeout: 10_000,
  lock_timeout: 5000,
  idle_in_transaction_session_timeout: 10_000,
} satisfies DatabaseTimeouts

/** For migrations, for programs that change all rows, and for a role that has timeouts of its own. */
export const NO_TIMEOUTS: DatabaseTimeouts = {}

// As long as one statement may take, because a busy machine opens connections late. An unreachable database refuses at once.
const CONNECTION_TIMEOUT = 10_000

// The database answers or ends each statement and transaction of a call before. A lost machine does neither. Without this
// limit its connections would stay in use for a quarter of an hour.
const LONGEST_SILENCE_MS = 30_000

/** For statements that take long, such as building an index. */
export const ANY_SILENCE = 0

/**
 * Opens a database by its URL. It connects with the first query, and reconnects after the server was unreachable. A
 * connection on which the database is silent for `longestSilenceMs` counts as broken.
 */
export function openDatabase(
  url: string,
  timeouts: DatabaseTimeouts = CALL_TIMEOUTS,
  longestSilenceMs = LONGEST_SILENCE_MS,
): OpenDatabase {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    ...timeouts,
  })
  limitSilence(pool, longestSilenceMs)
  replaceBroken(pool)
  return { pool, db: drizzle(pool) }
}

/** Breaks connections on which nothing arrives for so long. Idle connections are closed sooner. */
function limitSilence(pool: Pool, milliseconds: number) {
  pool.on('connect', (client) => {
    const stream = client instanceof Client ? client.connection.stream : undefined
    if (stream instanceof Socket) stream.setTimeout(milliseconds, () => stream.destroy())
  })
}

/**
 * Lets a pool survive broken connections. A pending query rejects anyway, but without these listeners the `error` event of
 * an idle connection would end the process. A connection that breaks in use is released here, because drizzle does not
 * release it when its `begin` has failed.
 */
function replaceBroken(pool: Pool) {
  const inUse = new Set<PoolClient>()
  pool.on('acquire', (client) => inUse.add(client))
  pool.on('release', (_failure, client) => inUse.delete(client))
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    client.on('end', () => {
      if (!inUse.has(client)) return
      client.release()
      // Its user may release it once more, for which the pool would throw.
      client.release = () => undefined
    })
  })
}
