import { lt, sql } from 'drizzle-orm'
import type { Database } from './database/database.ts'
import { throttles, sessions } from './database/schema.ts'

/** Deletes expired logins and counts of tries. */
export async function deleteExpired(db: Database): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`))
  await db.delete(throttles).where(lt(throttles.windowEndsAt, sql`now()`))
}
