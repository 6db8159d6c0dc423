import { and, desc, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Clock } from '../../../model/clock.ts'
import type { Database, Queries } from '../../../database/database.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { StoredAnswer } from './adyen-result.ts'
import { adyenCalls } from './adyen-tables.ts'

// Together with a call of its own, this stays below the minute after which the shop's call times out.
const WAIT_MS = 20_000
// Longer than a call with all its tries. The gateway that made it has died.
const isDead = lt(adyenCalls.askedAt, sql`now() - interval '90 seconds'`)

/** A call to Adyen that moves a payment of a transaction. */
interface Call {
  transactionId: string
  /** Calls with the same key take effect once. */
  key: string
  /** Any answer of the transaction after this moment of the database's clock counts too. So a double click pays once. */
  pressedAt?: Date
}

/**
 * Makes a call, or returns the stored answer of the same call. One call of a transaction is in flight at a time, in any
 * number of tabs. A call that throws is not stored, so that it can be tried again.
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
    if (await begin(db, wanted).catch((failure: unknown) => withdraw(db, wanted, failure))) {
      // Another call may have ended since the lookup above.
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

/** Deletes a call that may have begun although the database's answer was lost. It would block others until it counts as dead. */
async function withdraw(db: Database, { key, pressedAt }: Call, failure: unknown): Promise<never> {
  // Only a press has a key of its own. Another tab may have begun the call with the same details.
  if (pressedAt) await db.delete(adyenCalls).where(and(eq(adyenCalls.key, key), isNull(adyenCalls.answer)))
  throw failure
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

/** Returns the call in flight of a transaction. */
export async function findOpen(db: Queries, transactionId: string) {
  const isOpen = and(eq(adyenCalls.transactionId, transactionId), isNull(adyenCalls.answer))
  const [found] = await db.select().from(adyenCalls).where(isOpen)
  return found
}

/** Returns the answer to the last attempt to pay. */
export async function lastAnswer(db: Queries, transactionId: string): Promise<StoredAnswer | undefined> {
  const [last] = await db
    .select({ answer: adyenCalls.answer })
    .from(adyenCalls)
    .where(and(eq(adyenCalls.transactionId, transactionId), isNotNull(adyenCalls.answer)))
    .orderBy(desc(adyenCalls.askedAt))
    .limit(1)
  return last?.answer ?? undefined
}
