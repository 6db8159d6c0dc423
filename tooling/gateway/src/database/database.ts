import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { drizzle, type NodePgDatabase, type NodePgTransaction } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import * as schema from './schema.ts'

/** The gateway's database. */
export type Database = NodePgDatabase<typeof schema>

/** Inside one database transaction: all of it happens, or nothing. */
export type DatabaseTransaction = NodePgTransaction<typeof schema, ExtractTablesWithRelations<typeof schema>>

/** Either of them, for steps that do not care. */
export type Queries = Database | DatabaseTransaction

/** A database with its connections, to be ended by whoever opened it. */
export interface OpenDatabase {
  db: Database
  pool: Pool
}

// 20 connections and a queue: more would only make PostgreSQL switch between them.
const CONNECTIONS = 20

/** Opens a database by its url. It connects with the first query, and again by itself after it was unreachable. */
export function openDatabase(url: string): OpenDatabase {
  const pool = new Pool({ connectionString: url, max: CONNECTIONS, connectionTimeoutMillis: 3000 })
  // A connection that breaks while it rests is replaced; without a listener it would end the process.
  pool.on('error', () => undefined)
  return { pool, db: drizzle(pool, { schema }) }
}
