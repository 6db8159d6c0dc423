import { and, desc, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Clock } from '../../../model/clock.ts'
import type { Database, Queries } from '../../../database/database.ts'
import { unreachable } from '../../../failures/unreachable.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { StoredAnswer } from './adyen-result.ts'
import { adyenCalls } from './adyen-tables.ts'

// With a call after it still less than the minute after which the shop gives up.
const WAIT_MS = 20_000
// Longer than a call takes with all its tries: whoever made it has died.
const isDead = lt(adyenCalls.askedAt, sql`now() - interval '90 seconds'`)

/** A call to Adyen that moves a payment of a transaction. */
interface Call {
  transactionId: string
  /** The same for whatever must happen only once. */
  key: string
  /** An answer that came after this moment of the database's clock, to whatever call of the transaction, serves as well: of two presses of a button, one pays. */
  pressedAt?: Date
}

/**
 * Makes a call unless it was made before; then it gives the answer of that. One call of a transaction is under way at a
 * time, in however many tabs the customer presses. What throws is forgotten, so that it can be tried again.
 */
export async function callOnce(
  { db, clock }: { db: Database; clock: Clock },
  wanted: Call,
  call: () => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  const deadline = clock.now() + WAIT_MS
  while (clock.now() < deadline) {
    const known = await findAnswer(db, wanted)
    if (known) return known
    if (await begin(db, wanted)) {
      // Another one may have ended since.
      return await carryOut(db, wanted.key, async () => (await findAnswer(db, wanted)) ?? (await call()))
    }
    await clock.pause(150)
  }
  throw new Refusal(502, ['payment-provider-unavailable'])
}

async function begin(db: Database, { transactionId, key }: Call): Promise<boolean> {
  await db.delete(adyenCalls).where(and(eq(adyenCalls.transactionId, transactionId), isNull(adyenCalls.answer), isDead))
  const begun = await db.insert(adyenCalls).values({ key, transactionId }).onConflictDoNothing()
  return begun.rowCount === 1
}

async function carryOut(db: Database, key: string, call: () => Promise<StoredAnswer>): Promise<StoredAnswer> {
  const isThis = eq(adyenCalls.key, key)
  try {
    const answer = await call()
    await db
      .update(adyenCalls)
      .set({ answer, answeredAt: sql`now()` })
      .where(isThis)
    return answer
  } catch (failure) {
    await db.delete(adyenCalls).where(isThis)
    throw failure
  }
}

async function findAnswer(db: Queries, { transactionId, key, pressedAt }: Call): Promise<StoredAnswer | undefined> {
  const isMeant = pressedAt
    ? and(eq(adyenCalls.transactionId, transactionId), gte(adyenCalls.answeredAt, pressedAt))
    : eq(adyenCalls.key, key)
  const [found] = await db.select().from(adyenCalls).where(isMeant).orderBy(desc(adyenCalls.answeredAt)).limit(1)
  return found?.answer ?? undefined
}

/** The call of a transaction that is under way. */
export async function findOpen(db: Queries, transactionId: string) {
  const isOpen = and(eq(adyenCalls.transactionId, transactionId), isNull(adyenCalls.answer))
  const [found] = await db.select().from(adyenCalls).where(isOpen)
  return found
}

/** The present moment by the clock that every gateway shares. */
export async function databaseTime(db: Queries): Promise<Date> {
  const { rows } = await db.execute<{ moment: string }>(sql`select now()::text as moment`)
  return new Date(rows[0]?.moment ?? unreachable('The database tells the time'))
}

/** What came of the last try to pay. */
export async function lastAnswer(db: Queries, transactionId: string): Promise<StoredAnswer | undefined> {
  const [last] = await db
    .select({ answer: adyenCalls.answer })
    .from(adyenCalls)
    .where(and(eq(adyenCalls.transactionId, transactionId), isNotNull(adyenCalls.answer)))
    .orderBy(desc(adyenCalls.askedAt))
    .limit(1)
  return last?.answer ?? undefined
}
