import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { retryAfterRace } from './migrate.ts'

/** The role of calls and jobs in the embedded database. */
export const APP_ROLE = 'shop_app'

/**
 * Grants the role of an address to read and write rows, and nothing else. An attacker who runs SQL in a call can neither
 * change tables nor reach files of the server. Creates a missing role. `owner` owns the tables.
 */
export function admitAppRole(owner: Database, appUrl: string): Promise<void> {
  const { username, password } = new URL(appUrl)
  const role = sql.identifier(decodeURIComponent(username))
  return retryAfterRace(() =>
    owner.transaction(async (tx) => {
      const known = await tx.execute(sql`select from pg_roles where rolname = ${decodeURIComponent(username)}`)
      if (known.rowCount === 0) {
        // `create role` takes no parameters.
        const quoted = sql.raw(`'${decodeURIComponent(password).replaceAll("'", "''")}'`)
        await tx.execute(sql`create role ${role} login password ${quoted}`)
      }
      await tx.execute(sql`grant usage on schema public to ${role}`)
      await tx.execute(sql`grant select, insert, update, delete on all tables in schema public to ${role}`)
    }),
  )
}
