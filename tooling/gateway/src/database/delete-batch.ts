import { sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from './database.ts'

/** How many rows one statement deletes or changes, so that it ends long before its timeout and holds few locks. */
export const BATCH_SIZE = 1000

/** Rows that are older than they may be. */
export interface OldRows {
  table: PgTable
  /** By which they are selected, the oldest first, so that PostgreSQL reads the index and not the table. */
  age: AnyColumn
  condition: SQL | undefined
}

/**
 * Selects up to a batch of old rows and locks them; rows that another transaction has locked are left to a later run. The
 * array makes PostgreSQL run the selection once.
 */
export const inBatch = ({ table, age, condition }: OldRows): SQL =>
  sql`ctid = any(array(select ctid from ${table} where ${condition} order by ${age} limit ${BATCH_SIZE} for update skip locked))`

/** Deletes up to a batch of old rows; returns how many. */
export async function deleteBatch(db: Queries, rows: OldRows): Promise<number> {
  const deleted = await db.delete(rows.table).where(inBatch(rows))
  return deleted.rowCount ?? 0
}
