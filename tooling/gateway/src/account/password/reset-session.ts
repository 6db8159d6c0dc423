import { randomUUID } from 'node:crypto'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Database, DatabaseTransaction, Queries } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { enqueue } from '../../outbox/enqueue.ts'
import type { Digests } from '../../secrets/digests.ts'
import { customers } from '../customer-tables.ts'
import type { Customer } from '../customer.ts'
import { passwordResets } from '../password-reset-tables.ts'

const VALID_FOR = sql<Date>`now() + interval '60 minutes'`

/** A link for choosing a new password, as stored. */
export type PasswordReset = typeof passwordResets.$inferSelect

/** The parts of a reset link. */
export interface ResetLink {
  shopId: string
  userId: string
  sessionId: string
}

/** The secret in a reset link: 256 bits that only the gateway can derive. A repeated mail has the same link. */
export const resetSessionId = (digests: Digests, resetId: string) => digests.digest('reset-secret', resetId)

/**
 * Stores a request for a reset link and queues its mail. The account is looked up only for the mail, so that the call does
 * the same work for every address.
 */
export async function askForReset(
  db: Database,
  digests: Digests,
  asked: Pick<PasswordReset, 'shopId' | 'email' | 'origin'>,
): Promise<void> {
  await db.transaction((tx) => storeReset(tx, digests, asked))
}

/** Same as `askForReset`, within the caller's database transaction. */
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

/** Finds a reset and its customer. Returns undefined if the address has no account or the link has expired. */
export async function findResetOwner(db: Database, resetId: string) {
  const [found] = await db
    .select({ reset: passwordResets, customer: customers })
    .from(passwordResets)
    .innerJoin(customers, ofSameAccount)
    .where(and(eq(passwordResets.id, resetId), isAlive))
  return found
}

/** The one refusal for every unusable link, whatever the reason. */
export const resetLinkExpired = () => new Refusal(400, ['reset-link-expired'])

/** Returns the customer of a link, or refuses with `reset-link-expired`. */
export async function readResetLink(db: Queries, digests: Digests, link: ResetLink): Promise<Customer> {
  const [found] = await db
    .select({ customer: customers })
    .from(passwordResets)
    .innerJoin(customers, ofSameAccount)
    .where(and(isThis(digests, link), eq(customers.id, link.userId)))
  if (!found) throw resetLinkExpired()
  return found.customer
}

/** Uses up a link. Of two requests at the same moment one is refused. */
export async function useUpResetLink(db: Queries, digests: Digests, link: ResetLink): Promise<void> {
  const used = await db.delete(passwordResets).where(isThis(digests, link))
  if (used.rowCount !== 1) throw resetLinkExpired()
}
