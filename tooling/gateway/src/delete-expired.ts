import { lt, sql } from 'drizzle-orm'
import { passwordResets } from './account/password-reset-tables.ts'
import type { Database } from './database/database.ts'
import { sessions } from './access/session-tables.ts'
import { throttles } from './database/schema.ts'

/** Deletes expired logins, reset links and counts of tries. */
export async function deleteExpired(db: Database): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`))
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, sql`now()`))
  await db.delete(throttles).where(lt(throttles.windowEndsAt, sql`now()`))
}
