import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import * as v from 'valibot'
import { errorCode } from '../failures/error-code.ts'
import { logEvent } from '../failures/log-event.ts'
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
  const { user: username = '', password = '' } = new Client({ connectionString: appUrl })
  const role = sql.identifier(username)
  return retryAfterRace(() =>
    owner.transaction(async (tx) => {
      const known = await tx.execute(sql`select from pg_roles where rolname = ${username}`)
      if (known.rowCount === 0) {
        // `create role` takes no parameters.
        const quoted = sql.raw(`'${password.replaceAll("'", "''")}'`)
        await tx.execute(sql`create role ${role} login password ${quoted}`)
      }
      await tx.execute(sql`grant usage on schema public to ${role}`)
      await tx.execute(sql`grant select, insert, update, delete on all tables in schema public to ${role}`)
      await setMissingTimeouts(tx, username)
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
  const missing = Object.entries(CALL_TIMEOUTS)
    .filter(([name]) => !known.includes(name))
    .map(([name, milliseconds]) => {
      const setting = sql.raw(`${name} = ${milliseconds}`)
      return sql`alter role ${sql.identifier(role)} in database ${sql.identifier(database)} set ${setting}`
    })
  try {
    for (const statement of missing) await tx.execute(statement)
  } catch (failure) {
    const isForbidden = failure instanceof Error && errorCode(failure.cause) === INSUFFICIENT_PRIVILEGE
    if (!isForbidden) throw failure
    throw new Error(
      `A superuser must give the role ${role} its timeouts: tooling/operate/database.sql has the statements.`,
      {
        cause: failure,
      },
    )
  }
}

const INSUFFICIENT_PRIVILEGE = '42501'

/** Warns if calls run as a role that may change the tables. */
export async function warnOfOwner(app: Database): Promise<void> {
  const { rows } = await app.execute<{ role: string }>(sql`
    select current_user as role from pg_class
    where oid = 'public.orders'::regclass and pg_has_role(current_user, relowner, 'usage')`)
  for (const { role } of rows) logEvent('owner-serves', { role })
}

const timeoutsSchema = v.tuple([v.object({ database: v.string(), known: v.array(v.string()) })])
