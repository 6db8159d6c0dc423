import { and, eq, isNotNull, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Database, DatabaseTransaction, Queries } from '../../database/database.ts'
import { endTransaction } from '../../transactions/end-transaction.ts'
import type { Transaction } from '../../transactions/transaction-store.ts'
import { transactions } from '../../transactions/transaction-tables.ts'
import { promoCodeUses } from '../cart-tables.ts'

/** A limited promo code and the visitor who wants to use it. */
interface LimitedCode {
  shopId: string
  userId: string
  /** Normalised by `normalizeCode`. */
  code: string
  uses: number
}

/**
 * The result of an attempt to hold a use. `ending`: a use can become free, so the caller calls `endOfferedUses` and tries
 * again. `replaced`: another transaction of the visitor has replaced this one.
 */
type HoldResult = 'held' | 'ending' | 'used-up' | 'replaced'

// Enough to type a card slowly and to confirm at a bank. After that the next visitor who wants the code gets it.
const HELD_FOR = sql`interval '15 minutes'`

// A use counts until its transaction is cancelled or has failed.
const isAlive = notInArray(transactions.status, ['cancelled', 'failed'])
const isSettled = or(eq(transactions.status, 'paid'), isNotNull(transactions.heldBecause))
const isOfCode = (shopId: string, code: string) => and(eq(promoCodeUses.shopId, shopId), eq(promoCodeUses.code, code))

/**
 * How a transaction holds its use. `taken`: it may become an order. `ending`: its payment is being ended. `offered`: it was
 * not paid in time, or its payment was refused.
 */
type Hold = 'taken' | 'ending' | 'offered'
const hold = sql<Hold>`case
  when ${isSettled} then 'taken'
  when not ${transactions.isCurrent} then 'ending'
  when ${transactions.status} = 'pending' or ${promoCodeUses.heldAt} > now() - ${HELD_FOR} then 'taken'
  else 'offered' end`

/** True if the code may lower the price. The visitor's own payments do not count: a new one ends them. */
export async function hasUsesLeft(db: Queries, { shopId, userId, code, uses }: LimitedCode): Promise<boolean> {
  const isOthers = or(ne(transactions.userId, userId), isSettled)
  const taken = await db
    .select({ id: transactions.id })
    .from(promoCodeUses)
    .innerJoin(transactions, eq(promoCodeUses.transactionId, transactions.id))
    .where(and(isOfCode(shopId, code), isAlive, isOthers, eq(hold, 'taken')))
  return taken.length < uses
}

/**
 * Locks a code until the database transaction ends. Callers lock it before any transaction's row, because they may end
 * another visitor's transaction: another order of locks could deadlock.
 */
export async function lockCode(tx: DatabaseTransaction, { shopId, draft }: Pick<Transaction, 'shopId' | 'draft'>) {
  if (!draft.limitedCode) return
  const name = `promo code ${shopId} ${draft.limitedCode.code}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/**
 * Holds one use of a transaction's code, if the code is limited. A use is held when the payment starts, so orders without a
 * payment do not block the code. Other payments count until they have ended, also the visitor's own. So the next visitor
 * gets a use only after the previous payment can no longer be made.
 */
export async function holdUse(tx: DatabaseTransaction, transaction: Transaction): Promise<HoldResult> {
  const { id, shopId, draft } = transaction
  if (!draft.limitedCode) return 'held'
  const { code, uses } = draft.limitedCode
  await lockCode(tx, transaction)
  if (!(await isStillUnpaid(tx, id))) return 'replaced'
  const { taken, count } = await usesOfOthers(tx, { id, shopId, code })
  if (taken.length >= uses) return 'used-up'
  if (count >= uses) return 'ending'
  await tx.insert(promoCodeUses).values({ transactionId: id, shopId, code }).onConflictDoNothing()
  return 'held'
}

/**
 * True if a paid transaction may use its code. One that was ended before its money arrived may have lost its use to another
 * order. The code stays locked until the database transaction ends.
 */
export async function mayUseCode(tx: DatabaseTransaction, transaction: Transaction): Promise<boolean> {
  const { id, shopId, draft } = transaction
  if (!draft.limitedCode) return true
  const { code, uses } = draft.limitedCode
  await lockCode(tx, transaction)
  const [own] = await tx
    .select({ id: transactions.id })
    .from(promoCodeUses)
    .innerJoin(transactions, eq(promoCodeUses.transactionId, transactions.id))
    .where(and(eq(transactions.id, id), isAlive))
  return own !== undefined || (await usesOfOthers(tx, { id, shopId, code })).count < uses
}

/** Stores the use of a placed order, if its code is limited. */
export async function keepUse(tx: DatabaseTransaction, { id, shopId, draft }: Transaction): Promise<void> {
  if (!draft.limitedCode) return
  const { code } = draft.limitedCode
  await tx.insert(promoCodeUses).values({ transactionId: id, shopId, code }).onConflictDoNothing()
}

/** Ends as many transactions with offered uses as needed to free one use. The outbox ends their payments. */
export async function endOfferedUses(db: Database, transaction: Transaction): Promise<void> {
  const { id, shopId, draft } = transaction
  if (!draft.limitedCode) return
  const { code, uses } = draft.limitedCode
  await db.transaction(async (tx) => {
    await lockCode(tx, transaction)
    const { count, ending, offered } = await usesOfOthers(tx, { id, shopId, code })
    const needed = count + 1 - uses - ending.length
    for (const other of offered.slice(0, Math.max(0, needed))) await endTransaction(tx, other)
  })
}

/** Locks the transaction's row, so that it is not replaced while it gets its use. */
async function isStillUnpaid(tx: DatabaseTransaction, id: string): Promise<boolean> {
  const isThis = and(
    eq(transactions.id, id),
    eq(transactions.isCurrent, true),
    isAlive,
    ne(transactions.status, 'paid'),
  )
  const found = await tx.select({ id: transactions.id }).from(transactions).where(isThis).for('update')
  return found.length === 1
}

/** Returns the other transactions that hold uses, the oldest first. */
async function usesOfOthers(
  tx: DatabaseTransaction,
  { id, shopId, code }: Pick<LimitedCode, 'shopId' | 'code'> & { id: string },
) {
  const rows = await tx
    .select({ transaction: transactions, hold })
    .from(promoCodeUses)
    .innerJoin(transactions, eq(promoCodeUses.transactionId, transactions.id))
    .where(and(isOfCode(shopId, code), isAlive, ne(transactions.id, id)))
    .orderBy(promoCodeUses.heldAt)
  const heldAs = (wanted: Hold) => rows.filter((row) => row.hold === wanted).map((row) => row.transaction)
  return { count: rows.length, taken: heldAs('taken'), ending: heldAs('ending'), offered: heldAs('offered') }
}

/** Offers the use of a refused payment to the next visitor who wants it. */
export async function offerUse(db: Queries, transactionId: string): Promise<void> {
  await db
    .update(promoCodeUses)
    .set({ heldAt: sql`now() - ${HELD_FOR}` })
    .where(eq(promoCodeUses.transactionId, transactionId))
}

/** Releases the use that a transaction holds. */
export async function releaseUse(db: Queries, transactionId: string): Promise<void> {
  await db.delete(promoCodeUses).where(eq(promoCodeUses.transactionId, transactionId))
}
