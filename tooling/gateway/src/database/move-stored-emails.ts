import { storedEmail } from '@shop/domain/fields/clean-email.ts'
import { eq, sql, type SQL } from 'drizzle-orm'
import { dataMoves } from './data-move-tables.ts'
import type { Database, DatabaseTransaction } from './database.ts'

interface Place {
  table: string
  email: SQL
  /** Sets the address to another one. */
  set: (email: SQL) => SQL
  /** The columns that are unique together with the address. */
  within?: readonly string[]
}

const column = (table: string, name: string, within?: readonly string[]): Place => ({
  table,
  email: sql`${sql.identifier(name)}`,
  set: (email) => sql`${sql.identifier(name)} = ${email}`,
  ...(within && { within }),
})

/** An address in a JSON column. */
const inJson = (table: string, name: string, path: string): Place => ({
  table,
  email: sql`${sql.identifier(name)} #>> ${path}::text[]`,
  set: (email) =>
    sql`${sql.identifier(name)} = jsonb_set(${sql.identifier(name)}, ${path}::text[], to_jsonb(${email}::text))`,
})

const PLACES: readonly Place[] = [
  column('customers', 'email', ['shop_id']),
  column('subscriptions', 'email', ['shop_id', 'type']),
  column('contact_messages', 'email'),
  column('password_resets', 'email'),
  column('email_changes', 'email'),
  column('email_changes', 'new_email'),
  ...['transactions', 'orders'].flatMap((table) =>
    ['{invoiceAddress,email}', '{deliveryAddress,email}'].map((path) => inJson(table, 'draft', path)),
  ),
  inJson('vat_declarations', 'address', '{email}'),
]

/** Matches what is a stored form for sure: small letters, digits and signs of ASCII, without one that cleaning removes. */
export const PLAIN = '^[a-z0-9!#$%&*+/=?^_`{|}~.-]+@[a-z0-9.-]*[a-z0-9-]$'

/**
 * Moves e-mail addresses of earlier gateways to the one stored form: a domain in ASCII, without signs that show nothing. Until
 * then `hasEmail` finds them. Of two subscriptions of one address the confirmed one stays. Of two accounts the one whose owner
 * is proven, else the one used last, gets the address. The other stays as it is: its own password opens it, and
 * `operator attention` names it.
 */
export async function moveStoredEmails(db: Database, batch = 500): Promise<void> {
  for (const place of PLACES) {
    for (let after = ''; ;) {
      const emails = await emailsToMove(db, place, { after, batch })
      for (const email of emails) {
        const to = storedEmail(email)
        if (to !== email) await db.transaction((tx) => move(tx, place, email, to))
      }
      if (emails.length < batch) break
      after = emails.at(-1)!
    }
  }
}

const NAME = 'stored-emails'

/** The same once for a database, because it reads every order. */
export async function moveStoredEmailsOnce(db: Database): Promise<void> {
  if ((await db.$count(dataMoves, eq(dataMoves.name, NAME))) > 0) return
  await moveStoredEmails(db)
  await db.insert(dataMoves).values({ name: NAME }).onConflictDoNothing()
}

/** Returns the next addresses of a place that may be of another form, in order. */
async function emailsToMove(db: Database, { table, email }: Place, { after, batch }: { after: string; batch: number }) {
  const { rows } = await db.execute<{ email: string }>(
    sql`select distinct (${email}) collate "C" as email from ${sql.identifier(table)}
      where (${email}) collate "C" > ${after} and (${email}) collate "C" !~ ${PLAIN} order by 1 limit ${batch}`,
  )
  return rows.map((row) => row.email)
}

async function move(tx: DatabaseTransaction, place: Place, from: string, to: string): Promise<void> {
  if (place.table === 'subscriptions') await endTwinSubscriptions(tx, from, to)
  if (place.table === 'customers') await preferAccount(tx, from, to)
  const { table, email, set, within } = place
  const isSame = within?.map((name) => sql`other.${sql.identifier(name)} = moved.${sql.identifier(name)}`)
  const isFree = isSame
    ? sql`not exists (select from ${sql.identifier(table)} other where other.email = ${to} and ${sql.join(isSame, sql` and `)})`
    : sql`true`
  await tx.execute(
    sql`update ${sql.identifier(table)} moved set ${set(sql`${to}`)} where ${email} = ${from} and ${isFree}`,
  )
}

/** Ends the unconfirmed one of two subscriptions, or the one in the earlier form. */
const endTwinSubscriptions = (tx: DatabaseTransaction, from: string, to: string) =>
  tx.execute(sql`delete from subscriptions twin using subscriptions kept
    where kept.shop_id = twin.shop_id and kept.type = twin.type
      and ((kept.email = ${to} and twin.email = ${from} and kept.confirmed_at is not null)
        or (kept.email = ${from} and twin.email = ${to} and twin.confirmed_at is null))`)

/** Exchanges the addresses of two accounts where the one in the earlier form is the better one. */
async function preferAccount(tx: DatabaseTransaction, from: string, to: string): Promise<void> {
  const { rows } = await tx.execute<{ better: string; other: string }>(sql`
    select better.id as better, other.id as other from customers better join customers other using (shop_id)
    where better.email = ${from} and other.email = ${to}
      and (better.email_proven_at is not null, better.last_used_at) > (other.email_proven_at is not null, other.last_used_at)
    for update`)
  for (const { better, other } of rows) {
    await tx.execute(sql`update customers set email = ${`${from} `} where id = ${other}`)
    await tx.execute(sql`update customers set email = ${to} where id = ${better}`)
    await tx.execute(sql`update customers set email = ${from} where id = ${other}`)
  }
}

/** Returns the accounts whose address another account of the shop has in the stored form. */
export async function accountsWithTwins(db: Database): Promise<{ shopId: string; id: string; twin: string }[]> {
  const { rows } = await db.execute<{ shopId: string; id: string; email: string }>(
    sql`select shop_id as "shopId", id, email from customers where email collate "C" !~ ${PLAIN}`,
  )
  const found = []
  for (const { shopId, id, email } of rows) {
    const twins = await db.execute<{ id: string }>(
      sql`select id from customers where shop_id = ${shopId} and email = ${storedEmail(email)} and id <> ${id}`,
    )
    for (const twin of twins.rows) found.push({ shopId, id, twin: twin.id })
  }
  return found
}
