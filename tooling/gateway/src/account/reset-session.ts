import { randomUUID } from 'node:crypto'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { enqueue } from '../outbox/enqueue.ts'
import type { Digests } from '../secrets/digests.ts'
import type { Database, DatabaseTransaction, Queries } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import { customers } from './customer-tables.ts'
import { passwordResets } from './password-reset-tables.ts'
import type { Customer } from './profile-response.ts'

// Long enough for a mail that is read after dinner.
const VALID_FOR = sql<Date>`now() + interval '60 minutes'`

/** A link for choosing a new password, as kept. */
export type PasswordReset = typeof passwordResets.$inferSelect

/** What a reset link carries. */
export interface ResetLink {
  shopId: string
  userId: string
  sessionId: string
}

/** The secret in the link of a reset: 256 bits that the gateway alone can derive, the same for a repeated mail. */
export const resetSessionId = (digests: Digests, resetId: string) => digests.digest('reset-secret', resetId)

/**
 * Keeps that somebody wants a reset link for an address, and has the mail sent. Whether there is such an account is only
 * looked up when the mail is made, so that the call takes the same work for every address.
 */
export async function askForReset(
  db: Database,
  digests: Digests,
  asked: Pick<PasswordReset, 'shopId' | 'email' | 'origin'>,
): Promise<void> {
  await db.transaction((tx) => storeReset(tx, digests, asked))
}

/** The same within a database transaction that does more. */
export async function storeReset(
  tx: DatabaseTransaction,
  digests: Digests,
  asked: Pick<PasswordReset, 'shopId' | 'email' | 'origin'>,
): Promise<void> {
  const id = randomUUID()
  const sessionHash = digests.digest('reset-link', resetSessionId(digests, id))
  await tx.insert(passwordResets).values({ ...asked, id, sessionHash, expiresAt: VALID_FOR })
  await enqueue(tx, { kind: 'password-reset', subjectId: id })
}

const isThis = (digests: Digests, { shopId, sessionId }: ResetLink) =>
  and(
    eq(passwordResets.shopId, shopId),
    inArray(passwordResets.sessionHash, digests.storedForms('reset-link', sessionId)),
    isAlive,
  )

const isAlive = gt(passwordResets.expiresAt, sql`now()`)
const ofSameAccount = and(eq(customers.shopId, passwordResets.shopId), eq(customers.email, passwordResets.email))

/** The mail that is still to be sent for a reset, and to whom; nothing when there is no such account, or it is too late. */
export async function findResetOwner(db: Database, resetId: string) {
  const [found] = await db
    .select({ reset: passwordResets, customer: customers })
    .from(passwordResets)
    .innerJoin(customers, ofSameAccount)
    .where(and(eq(passwordResets.id, resetId), isAlive))
  return found
}

/** What every link gets that cannot be used (any more), for whatever reason. */
export const resetLinkExpired = () => new Refusal(400, ['reset-link-expired'])

/** The customer whose link it is; refused with `reset-link-expired` (AUTH-17). */
export async function readResetLink(db: Queries, digests: Digests, link: ResetLink): Promise<Customer> {
  const [found] = await db
    .select({ customer: customers })
    .from(passwordResets)
    .innerJoin(customers, ofSameAccount)
    .where(and(isThis(digests, link), eq(customers.id, link.userId)))
  if (!found) throw resetLinkExpired()
  return found.customer
}

/** Uses up a link. Of two tries at the same moment one is refused. */
export async function useUpResetLink(db: Queries, digests: Digests, link: ResetLink): Promise<void> {
  const used = await db.delete(passwordResets).where(isThis(digests, link))
  if (used.rowCount !== 1) throw resetLinkExpired()
}
