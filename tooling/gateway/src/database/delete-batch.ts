import { and, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from './database.ts'

/** The most rows that one statement deletes or changes, so that it stays below its timeout and holds few locks. */
export const BATCH_SIZE = 1000

/** Rows whose retention period has ended. */
export interface OldRows {
  table: PgTable
  /** Orders the rows, the oldest first, so that PostgreSQL reads the index and not the table. */
  age: AnyColumn
  condition: SQL | undefined
}

export const isOlderThan = (column: AnyColumn, days: number): SQL => sql`${column} < now() - interval '1 day' * ${days}`

/** Selects the rows of a table that match a condition and are older than `days` days. */
export const rowsOlderThan = (days: number, table: PgTable, age: AnyColumn, condition?: SQL): OldRows => ({
  table,
  age,
  condition: and(condition, isOlderThan(age, days)),
})

/**
 * Selects and locks up to a batch of old rows. Rows that another transaction has locked wait for a later run. The array
 * makes PostgreSQL run the selection once.
 */
export const inBatch = ({ table, age, condition }: OldRows): SQL =>
  sql`ctid = any(array(select ctid from ${table} where ${condition} order by ${age} limit ${BATCH_SIZE} for update skip locked))`

/** Deletes up to a batch of old rows. Returns how many. */
export async function deleteBatch(db: Queries, rows: OldRows): Promise<number> {
  const deleted = await db.delete(rows.table).where(inBatch(rows))
  return deleted.rowCount ?? 0
}
