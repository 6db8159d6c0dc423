import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { outbox } from './outbox-tables.ts'
import type { OutboxItem } from './outbox.ts'

/** Returns the entries that the outbox has given up, the latest last. At most a thousand. */
export const deadLetters = (db: Queries): Promise<OutboxItem[]> =>
  db.select().from(outbox).where(isNotNull(outbox.deadAt)).orderBy(asc(outbox.deadAt)).limit(1000)

/** Makes a dead letter due again with all its tries. Returns false if there is no such dead letter. */
export async function retryDeadLetter(db: Queries, key: string): Promise<boolean> {
  const isDead = and(eq(outbox.key, key), isNotNull(outbox.deadAt))
  const revived = await db
    .update(outbox)
    .set({ attempts: 0, deadAt: null, dueAt: sql`now()` })
    .where(isDead)
  return revived.rowCount === 1
}
