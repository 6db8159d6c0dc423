import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool, type PoolClient, type PoolConfig } from 'pg'

/** The gateway's database. Each subject's tables are beside its code, in `*-tables.ts`. */
export type Database = NodePgDatabase

/** One database transaction: all of its statements take effect, or none. */
export type DatabaseTransaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Either of them, for statements that work inside and outside a transaction. */
export type Queries = Database | DatabaseTransaction

/** A database with its connections, to be ended by whoever opened it. */
export interface OpenDatabase {
  db: Database
  pool: Pool
}

// 20 connections and a queue: more would only make PostgreSQL switch between them.
const CONNECTIONS = 20

/** How long one connection may keep others waiting, in milliseconds. */
export type DatabaseTimeouts = Pick<
  PoolConfig,
  'statement_timeout' | 'lock_timeout' | 'idle_in_transaction_session_timeout'
>

// Calls and jobs take milliseconds: what takes this long has gone wrong, and holds what others need.
const CALL_TIMEOUTS: DatabaseTimeouts = {
  statement_timeout: 10_000,
  lock_timeout: 5000,
  idle_in_transaction_session_timeout: 10_000,
}

/** For what is done once, to all of the data. */
export const NO_TIMEOUTS: DatabaseTimeouts = {}

// As long as one statement may take: a busy machine opens connections late. An unreachable database refuses at once.
const CONNECTION_TIMEOUT = 10_000

/** Opens a database by its url. It connects with the first query, and again by itself after it was unreachable. */
export function openDatabase(url: string, timeouts = CALL_TIMEOUTS): OpenDatabase {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    ...timeouts,
  })
  replaceBroken(pool)
  return { pool, db: drizzle(pool) }
}

/**
 * Lets a pool outlive its connections. Whoever waits for an answer hears of a broken one anyway; without listeners it
 * would end the process too: the pool's while it rests, its own between two queries of a transaction. And one that breaks
 * in use is taken back at once, for the database library does not give it back when its `begin` has failed.
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
      // Whoever had it may still give it back, which the pool would refuse.
      client.release = () => undefined
    })
  })
}
