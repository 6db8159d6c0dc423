import { storedEmail } from '@shop/domain/fields/clean-email.ts'
import { readableEmail } from '@shop/domain/fields/readable-email.ts'
import { readMoment } from '@shop/domain/reading/moments.ts'
import { desc, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../database/database.ts'
import type { Digests } from '../../secrets/digests.ts'
import { erasures } from '../erasure-tables.ts'
import { findPersonalData, type PersonalData } from './personal-data.ts'

/** A person whose data were erased in one shop, or in all of them. */
export interface Erasure {
  digest: string
  shopId: string | undefined
  erasedAt: Date
}

/** Records that a person was erased, now or at a known time. A later erasure of the same person counts. */
export async function recordErasure(
  db: Queries,
  digests: Digests,
  { email, shopId = '', erasedAt }: { email: string; shopId?: string | undefined; erasedAt?: Date },
): Promise<void> {
  const digest = digests.digest('erased-address', email)
  const at = erasedAt ?? sql<Date>`now()`
  await db
    .insert(erasures)
    .values({ digest, shopId, erasedAt: at })
    .onConflictDoUpdate({
      target: [erasures.digest, erasures.shopId],
      set: { erasedAt: sql`greatest(${erasures.erasedAt}, excluded.erased_at)` },
    })
}

/** Lists the recorded erasures, the latest first, one a line: when, digest, and the shop if it is one alone. */
export async function listErasures(db: Database): Promise<string[]> {
  const rows = await db.select().from(erasures).orderBy(desc(erasures.erasedAt))
  return rows.map(({ digest, shopId, erasedAt }) => [erasedAt.toISOString(), digest, shopId].join(' ').trimEnd())
}

const LINE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([\w-]{43})(?: ([\w-]{1,100}))?$/

/** Reads what `listErasures` has listed. Throws with the number of a line that is none. */
export const readErasures = (text: string): Erasure[] =>
  text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return []
    const [, at = '', digest, shopId] = LINE.exec(line.trim()) ?? []
    const erasedAt = readMoment(at)
    if (!erasedAt || !digest) throw new Error(`Line ${index + 1} is no erasure.`)
    return [{ digest, shopId, erasedAt }]
  })

/** An erased person of whom the database has data again. */
export interface Returned {
  email: string
  shopId: string | undefined
  erasedAt: Date
  /** True if some of the data are younger than the erasure, so that the person has come back by themselves. */
  isNewer: boolean
}

/** Every address that a table holds. Drafts hold two. */
const ADDRESSES = sql`
  select email from customers union select email from subscriptions union select email from contact_messages
  union select email from password_resets union select email from email_changes union select new_email from email_changes
  union select draft #>> '{invoiceAddress,email}' from transactions union select draft #>> '{deliveryAddress,email}' from transactions
  union select draft #>> '{invoiceAddress,email}' from orders union select draft #>> '{deliveryAddress,email}' from orders`
const PAGE = 1000

/** Finds the erased people of whom the database has data. Reads its addresses page by page. */
export async function findReturned(db: Database, digests: Digests, erased: readonly Erasure[]): Promise<Returned[]> {
  const byDigest = Map.groupBy(erased, ({ digest }) => digest)
  const found = await db.transaction(async (tx) => {
    await tx.execute(sql`declare addresses cursor for ${ADDRESSES}`)
    const matches: { email: string; erasure: Erasure }[] = []
    for (;;) {
      const { rows } = await tx.execute<{ email: string | null }>(sql`fetch ${sql.raw(String(PAGE))} from addresses`)
      if (rows.length === 0) return matches
      for (const { email } of rows) {
        if (!email) continue
        const address = storedEmail(email)
        // Erasures of before were recorded in the readable form.
        const known = [...new Set([address, readableEmail(address)])]
          .flatMap((form) => digests.storedForms('erased-address', form))
          .flatMap((digest) => byDigest.get(digest) ?? [])
        matches.push(...known.map((erasure) => ({ email: address, erasure })))
      }
    }
  })
  const returned: Returned[] = []
  for (const { email, erasure } of found) {
    const { shopId, erasedAt } = erasure
    const data = await findPersonalData(db, email, shopId)
    const dates = datesOf(data)
    if (dates.length > 0) returned.push({ email, shopId, erasedAt, isNewer: dates.some((date) => date > erasedAt) })
  }
  return returned
}

/** Returns when the rows about a person were written. */
const datesOf = ({ accounts, newsletters, messages, transactions, orders, ...others }: PersonalData): Date[] => [
  ...[...accounts, ...newsletters, ...transactions].map(({ createdAt }) => createdAt),
  ...messages.map(({ receivedAt }) => receivedAt),
  ...orders.map(({ placedAt }) => placedAt),
  ...others.emailChanges.map(({ changedAt }) => changedAt),
]
