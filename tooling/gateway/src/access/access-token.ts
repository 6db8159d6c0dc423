import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, ne } from 'drizzle-orm'
import type { Database, Queries } from '../database/database.ts'
import { sessions } from '../database/schema.ts'

/** How long a login lasts, in seconds. */
export const SESSION_SECONDS = 12 * 60 * 60

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Opens a session and gives its token: 256 random bits, of which the database only knows the hash. */
export async function issueToken(db: Queries, shopId: string, customerId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Date.now() + SESSION_SECONDS * 1000)
  await db.insert(sessions).values({ tokenHash: hashOf(token), shopId, customerId, expiresAt })
  return token
}

/** The customer a token belongs to, while it is valid in this shop. */
export async function customerOfToken(db: Database, shopId: string, token: string): Promise<string | undefined> {
  const isThisOne = and(eq(sessions.tokenHash, hashOf(token)), eq(sessions.shopId, shopId))
  const [session] = await db
    .select({ customerId: sessions.customerId })
    .from(sessions)
    .where(and(isThisOne, gt(sessions.expiresAt, new Date())))
  return session?.customerId
}

/** Ends the session of a token; one that is none, or no more, changes nothing. */
export async function revokeToken(db: Database, shopId: string, token: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.tokenHash, hashOf(token)), eq(sessions.shopId, shopId)))
}

/** Ends every session of a customer, wherever they are logged in; all but that of one token, where it is given. */
export async function revokeTokensOf(db: Queries, customerId: string, keptToken?: string): Promise<void> {
  const isTheirs = eq(sessions.customerId, customerId)
  const isOther = keptToken === undefined ? undefined : ne(sessions.tokenHash, hashOf(keptToken))
  await db.delete(sessions).where(and(isTheirs, isOther))
}
