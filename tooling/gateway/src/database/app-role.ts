import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { outraced } from './migrate.ts'

/** The role that calls and jobs run as in the database that comes along. */
export const APP_ROLE = 'shop_app'

/**
 * Lets the role of an address read and write what is in the tables, and nothing else: whoever finds a way to run SQL in a
 * call can neither change tables nor reach files of the server. Creates the role when there is none. `owner` owns the tables.
 */
export function admitAppRole(owner: Database, appUrl: string): Promise<void> {
  const { username, password } = new URL(appUrl)
  const role = sql.identifier(decodeURIComponent(username))
  return outraced(() =>
    owner.transaction(async (tx) => {
      const known = await tx.execute(sql`select from pg_roles where rolname = ${decodeURIComponent(username)}`)
      if (known.rowCount === 0) {
        // A role is no row: its password cannot be a parameter.
        const quoted = sql.raw(`'${decodeURIComponent(password).replaceAll("'", "''")}'`)
        await tx.execute(sql`create role ${role} login password ${quoted}`)
      }
      await tx.execute(sql`grant usage on schema public to ${role}`)
      await tx.execute(sql`grant select, insert, update, delete on all tables in schema public to ${role}`)
    }),
  )
}
