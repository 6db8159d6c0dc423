import { randomBytes } from 'node:crypto'
import { and, eq, gt, inArray, notInArray, sql } from 'drizzle-orm'
import type { Database, Queries } from '../database/database.ts'
import { sessions } from './session-tables.ts'
import type { Digests } from '../secrets/digests.ts'

/** How long a login lasts, in seconds. */
export const SESSION_SECONDS = 12 * 60 * 60

interface TokenOwner {
  shopId: string
  customerId: string
}

const holds = (digests: Digests, token: string) =>
  inArray(sessions.tokenHash, digests.storedForms('access-token', token))

const isThis = (digests: Digests, shopId: string, token: string) =>
  and(holds(digests, token), eq(sessions.shopId, shopId))

/** Opens a session and returns its token: 256 random bits, of which the database stores the digest. */
export async function issueToken(db: Queries, digests: Digests, owner: TokenOwner): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = sql`now() + interval '1 second' * ${SESSION_SECONDS}`
  await db.insert(sessions).values({ ...owner, tokenHash: digests.digest('access-token', token), expiresAt })
  return token
}

/** The customer a token belongs to, while it is valid in this shop. */
export async function customerOfToken(
  db: Database,
  digests: Digests,
  shopId: string,
  token: string,
): Promise<string | undefined> {
  const [session] = await db
    .select({ customerId: sessions.customerId })
    .from(sessions)
    .where(and(isThis(digests, shopId, token), gt(sessions.expiresAt, sql`now()`)))
  return session?.customerId
}

/** Ends the session of a token. An unknown or expired token changes nothing. */
export async function revokeToken(db: Database, digests: Digests, shopId: string, token: string): Promise<void> {
  await db.delete(sessions).where(isThis(digests, shopId, token))
}

/** Ends every session of a customer on all devices. */
export async function revokeTokensOf(db: Queries, customerId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.customerId, customerId))
}

/** Ends every session of a customer but that of one token. */
export async function revokeOtherTokensOf(
  db: Queries,
  digests: Digests,
  customerId: string,
  keptToken: string,
): Promise<void> {
  const isOther = notInArray(sessions.tokenHash, digests.storedForms('access-token', keptToken))
  await db.delete(sessions).where(and(eq(sessions.customerId, customerId), isOther))
}
