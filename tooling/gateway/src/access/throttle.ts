import { and, eq, gt, gte, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { unreachable } from '../failures/unreachable.ts'
import { tooManyAttempts } from '../http/refusal.ts'
import type { Digests } from '../secrets/digests.ts'
import type { Tries } from './limit-table.ts'
import { throttles } from './throttle-tables.ts'

/** The tries of a subject in its window, including this one, and the seconds until the window ends. */
interface Counted {
  count: number
  seconds: number
}

/**
 * Counts tries by subject, such as an e-mail or a network address, for all gateways on one database. Subjects can be
 * guessed, so the database stores only a keyed digest of each. Only `limits.ts` uses it.
 */
export interface Throttle {
  /** Counts a try. Refuses it with 429 after too many. */
  limit: (db: Queries, subject: string, limit: Tries) => Promise<void>
  /** Refuses with 429 if the subject has used up its tries. Counts nothing. */
  check: (db: Queries, subject: string, limit: Tries) => Promise<void>
  /** Counts a try without refusing it. */
  count: (db: Queries, subject: string, minutes: number) => Promise<Counted>
  /** Takes back one counted try. */
  uncount: (db: Queries, subject: string) => Promise<void>
  /** Forgets all tries of a subject. */
  reset: (db: Queries, subject: string) => Promise<void>
}

export function createThrottle({ digest }: Pick<Digests, 'digest'>): Throttle {
  const keyOf = (subject: string) => digest('throttle', subject)
  return {
    async limit(db, subject, { tries, minutes }) {
      const { count, seconds } = await countTry(db, keyOf(subject), minutes)
      if (count > tries) throw tooManyAttempts(seconds)
    },
    async check(db, subject, { tries }) {
      const isUsedUp = and(
        eq(throttles.key, keyOf(subject)),
        gte(throttles.count, tries),
        gt(throttles.windowEndsAt, sql`now()`),
      )
      const [counted] = await db.select({ seconds: secondsLeft }).from(throttles).where(isUsedUp)
      if (counted) throw tooManyAttempts(counted.seconds)
    },
    count: (db, subject, minutes) => countTry(db, keyOf(subject), minutes),
    async uncount(db, subject) {
      const oneLess = { count: sql`greatest(${throttles.count} - 1, 0)` }
      await db
        .update(throttles)
        .set(oneLess)
        .where(eq(throttles.key, keyOf(subject)))
    },
    async reset(db, subject) {
      await db.delete(throttles).where(eq(throttles.key, keyOf(subject)))
    },
  }
}

const secondsLeft = sql<number>`extract(epoch from ${throttles.windowEndsAt} - now())::float8`

/** Counts a try, in a new window if the last one has ended. */
async function countTry(db: Queries, key: string, minutes: number): Promise<Counted> {
  const windowEnd = sql<Date>`now() + interval '1 minute' * ${minutes}`
  const isOver = sql`${throttles.windowEndsAt} < now()`
  const [counted] = await db
    .insert(throttles)
    .values({ key, count: 1, windowEndsAt: windowEnd })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${throttles.count} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then ${windowEnd} else ${throttles.windowEndsAt} end`,
      },
    })
    .returning({ count: throttles.count, seconds: secondsLeft })
  return counted ?? unreachable('An upsert returns its row')
}
