import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { throttles } from '../database/schema.ts'
import { unreachable } from '../failures/unreachable.ts'
import { Refusal } from '../http/refusal.ts'

/** So many tries within so many minutes. */
export interface Limit {
  tries: number
  minutes: number
}

// Keys hold mail and network addresses: only their hash is kept.
const keyOf = (subject: string) => createHash('sha256').update(subject).digest('base64url')

/** Counts a try, on whichever gateway it comes in; gives how many it is within its window, and when that ends. */
export async function countAttempt(db: Queries, subject: string, minutes: number) {
  const windowEnd = sql<Date>`now() + interval '1 minute' * ${minutes}`
  const isOver = sql`${throttles.windowEndsAt} < now()`
  const [counted] = await db
    .insert(throttles)
    .values({ key: keyOf(subject), count: 1, windowEndsAt: windowEnd })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${throttles.count} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then ${windowEnd} else ${throttles.windowEndsAt} end`,
      },
    })
    .returning({ count: throttles.count, seconds: sql<number>`extract(epoch from ${throttles.windowEndsAt} - now())` })
  return counted ?? unreachable('An upsert returns its row')
}

/** Counts a try and refuses it with 429 when there were too many. */
export async function throttle(db: Queries, subject: string, { tries, minutes }: Limit): Promise<void> {
  const { count, seconds } = await countAttempt(db, subject, minutes)
  if (count <= tries) return
  throw new Refusal(429, ['too-many-attempts'], { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) })
}

/** Takes one try back, because it succeeded. */
export async function uncountAttempt(db: Queries, subject: string): Promise<void> {
  const oneLess = { count: sql`greatest(${throttles.count} - 1, 0)` }
  await db
    .update(throttles)
    .set(oneLess)
    .where(eq(throttles.key, keyOf(subject)))
}

/** Forgets all tries, after one that was right. */
export async function resetThrottle(db: Queries, subject: string): Promise<void> {
  await db.delete(throttles).where(eq(throttles.key, keyOf(subject)))
}
