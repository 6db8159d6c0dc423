import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { CALL_TIMEOUTS, type Database, type DatabaseTransaction } from './database.ts'
import { retryAfterRace } from './migrate.ts'

/** The role of calls and jobs in the embedded database. */
export const APP_ROLE = 'shop_app'

/**
 * Grants the role of an address to read and write rows, and nothing else. An attacker who runs SQL in a call can neither
 * change tables nor reach files of the server. Creates a missing role. `owner` owns the tables.
 *
 * The role has the timeouts of calls, because PgBouncer's transaction pooling refuses them as start-up parameters.
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
      await setMissingTimeouts(tx, decodeURIComponent(username))
    }),
  )
}

/** Sets the timeouts that a role does not have yet. An operator's own values stay. */
async function setMissingTimeouts(tx: DatabaseTransaction, role: string): Promise<void> {
  const { rows } = await tx.execute(sql`
    select current_database() as database, array(
      select split_part(unnest(setconfig), '=', 1) from pg_db_role_setting
      where setrole = (select oid from pg_roles where rolname = ${role})
        and setdatabase in (0, (select oid from pg_database where datname = current_database()))
    ) as known`)
  const [{ database, known }] = v.parse(timeoutsSchema, rows)
  for (const [name, milliseconds] of Object.entries(CALL_TIMEOUTS)) {
    if (known.includes(name)) continue
    const setting = sql.raw(`${name} = ${milliseconds}`)
    await tx.execute(sql`alter role ${sql.identifier(role)} in database ${sql.identifier(database)} set ${setting}`)
  }
}

const timeoutsSchema = v.tuple([v.object({ database: v.string(), known: v.array(v.string()) })])
