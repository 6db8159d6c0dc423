import { sql } from 'drizzle-orm'
import { unreachable } from '../failures/unreachable.ts'
import type { Queries } from './database.ts'

/** Returns the current time of the database, which all gateways share. */
export async function databaseTime(db: Queries): Promise<Date> {
  const { rows } = await db.execute<{ milliseconds: string }>(
    sql`select extract(epoch from now()) * 1000 as milliseconds`,
  )
  return new Date(Number(rows[0]?.milliseconds ?? unreachable('The database tells the time')))
}
