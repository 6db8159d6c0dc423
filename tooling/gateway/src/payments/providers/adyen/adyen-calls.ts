import { setTimeout as pause } from 'node:timers/promises'
import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../../database/database.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { StoredAnswer } from './adyen-result.ts'
import { adyenCalls } from './adyen-tables.ts'

const WAIT_MS = 45_000
// Longer than a call takes with all its tries: whoever made it has died.
const isDead = lt(adyenCalls.askedAt, sql`now() - interval '90 seconds'`)

/** A call to Adyen that moves a payment of a transaction. */
interface Call {
  transactionId: string
  /** The same for whatever must happen only once. */
  key: string
  /** Whether the answer of another call that is under way serves as well: of two presses of a button, one pays. */
  sharesAnswer: boolean
}

/**
 * Makes a call unless it was made before; then it gives the answer of that. One call of a transaction is under way at a
 * time, in however many tabs the customer presses. What throws is forgotten, so that it can be tried again.
 */
export async function callOnce(
  db: Database,
  { transactionId, key, sharesAnswer }: Call,
  call: () => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  const deadline = Date.now() + WAIT_MS
  let awaited = key
  while (Date.now() < deadline) {
    const known = await findCall(db, awaited)
    if (known?.answer) return known.answer
    if (await begin(db, transactionId, key)) return await carryOut(db, key, call)
    if (sharesAnswer) awaited = (await findOpen(db, transactionId))?.key ?? awaited
    await pause(150)
  }
  throw new Refusal(502, ['payment-provider-unavailable'])
}

async function begin(db: Database, transactionId: string, key: string): Promise<boolean> {
  await db.delete(adyenCalls).where(and(eq(adyenCalls.transactionId, transactionId), isNull(adyenCalls.answer), isDead))
  const begun = await db.insert(adyenCalls).values({ key, transactionId }).onConflictDoNothing()
  return begun.rowCount === 1
}

async function carryOut(db: Database, key: string, call: () => Promise<StoredAnswer>): Promise<StoredAnswer> {
  const isThis = eq(adyenCalls.key, key)
  try {
    const answer = await call()
    await db.update(adyenCalls).set({ answer }).where(isThis)
    return answer
  } catch (failure) {
    await db.delete(adyenCalls).where(isThis)
    throw failure
  }
}

async function findCall(db: Queries, key: string) {
  const [found] = await db.select().from(adyenCalls).where(eq(adyenCalls.key, key))
  return found
}

/** The call of a transaction that is under way. */
export async function findOpen(db: Queries, transactionId: string) {
  const isOpen = and(eq(adyenCalls.transactionId, transactionId), isNull(adyenCalls.answer))
  const [found] = await db.select().from(adyenCalls).where(isOpen)
  return found
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
