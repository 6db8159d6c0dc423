import { createHash, randomUUID } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Encryption } from '../access/encryption.ts'
import type { Database, Queries } from '../database/database.ts'
import { customers, outbox } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
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

/** What nobody but the gateway can make of a reset's id: 256 bits, the same again when its mail is sent once more. */
export const resetSessionId = (encryption: Encryption, resetId: string) =>
  encryption.digest(`password reset ${resetId}`)

const hashOf = (sessionId: string) => createHash('sha256').update(sessionId).digest('base64url')

/**
 * Keeps that somebody wants a reset link for an address, and has the mail sent. Whether there is such an account is only
 * looked up when the mail is made, so that the call takes the same work for every address.
 */
export async function askForReset(
  db: Database,
  encryption: Encryption,
  asked: Pick<PasswordReset, 'shopId' | 'email' | 'origin'>,
): Promise<void> {
  const id = randomUUID()
  const sessionHash = hashOf(resetSessionId(encryption, id))
  await db.transaction(async (tx) => {
    await tx.insert(passwordResets).values({ ...asked, id, sessionHash, expiresAt: VALID_FOR })
    await tx.insert(outbox).values({ key: `password-reset:${id}`, kind: 'password-reset', subjectId: id })
  })
}

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
export async function readResetLink(db: Queries, { shopId, userId, sessionId }: ResetLink): Promise<Customer> {
  const isThis = and(eq(passwordResets.shopId, shopId), eq(passwordResets.sessionHash, hashOf(sessionId)), isAlive)
  const [found] = await db
    .select({ customer: customers })
    .from(passwordResets)
    .innerJoin(customers, ofSameAccount)
    .where(and(isThis, eq(customers.id, userId)))
  if (!found) throw resetLinkExpired()
  return found.customer
}

/** Uses up a link; of two tries at the same moment one is refused. */
export async function useUpResetLink(db: Queries, { shopId, sessionId }: ResetLink): Promise<void> {
  const isThis = and(eq(passwordResets.shopId, shopId), eq(passwordResets.sessionHash, hashOf(sessionId)), isAlive)
  const [used] = await db.delete(passwordResets).where(isThis).returning()
  if (!used) throw resetLinkExpired()
  // Those of the same mailbox have done their service too.
  const isSibling = and(eq(passwordResets.shopId, shopId), eq(passwordResets.email, used.email))
  await db.delete(passwordResets).where(isSibling)
}
