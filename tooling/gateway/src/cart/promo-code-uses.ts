import { and, eq, ne, notInArray, or, sql } from 'drizzle-orm'
import type { DatabaseTransaction, Queries } from '../database/database.ts'
import { promoCodeUses, transactions } from '../database/schema.ts'
import { endTransaction } from '../transactions/end-transaction.ts'
import type { Transaction } from '../transactions/transaction-store.ts'

/** A visitor who wants to use a code that may be used only so many times. */
interface LimitedCode {
  shopId: string
  userId: string
  /** As `normalizeCode` writes it. */
  code: string
  uses: number
}

// Somebody who began to pay and has not paid by then has gone away: the code is free for the next one who wants it.
const HELD_FOR = sql`interval '1 hour'`

/** The orders, and the begun payments, of others; a visitor's own unpaid ones end when a new one begins. */
async function usesOfOthers(db: Queries, { shopId, userId, code }: LimitedCode) {
  const isThisCode = and(eq(promoCodeUses.shopId, shopId), eq(promoCodeUses.code, code))
  const isAlive = notInArray(transactions.status, ['cancelled', 'failed'])
  const isOthers = or(ne(transactions.userId, userId), eq(transactions.status, 'paid'))
  const isUnpaid = sql`${transactions.status} in ('created', 'authorising')`
  const isStale = sql<boolean>`${isUnpaid} and ${promoCodeUses.heldAt} < now() - ${HELD_FOR}`
  const rows = await db
    .select({ transaction: transactions, isStale })
    .from(promoCodeUses)
    .innerJoin(transactions, eq(promoCodeUses.transactionId, transactions.id))
    .where(and(isThisCode, isAlive, isOthers))
  return { alive: rows.filter((row) => !row.isStale), stale: rows.filter((row) => row.isStale) }
}

/** Whether a visitor may still use the code. */
export async function hasUsesLeft(db: Queries, wanted: LimitedCode): Promise<boolean> {
  return (await usesOfOthers(db, wanted)).alive.length < wanted.uses
}

/**
 * Holds one use of a transaction's code, if it has such a code, however many begin to pay at the same time; says whether
 * one was left. Only who begins to pay holds one: an order that is never paid keeps it from nobody. It comes back when
 * the transaction is cancelled. Who never paid loses it, and the payment with it, so that both cannot have it.
 */
export async function holdUse(tx: DatabaseTransaction, transaction: Transaction): Promise<boolean> {
  const { id, shopId, userId, draft } = transaction
  if (!draft.limitedCode) return true
  const { code, uses } = draft.limitedCode
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`promo code ${shopId} ${code}`}, 0))`)
  const { alive, stale } = await usesOfOthers(tx, { shopId, userId, code, uses })
  if (alive.length >= uses) return false
  for (const { transaction: other } of stale.slice(0, Math.max(0, alive.length + stale.length + 1 - uses))) {
    await tx.delete(promoCodeUses).where(eq(promoCodeUses.transactionId, other.id))
    if (!(await endTransaction(tx, other))) return false
  }
  await tx.insert(promoCodeUses).values({ transactionId: id, shopId, code }).onConflictDoNothing()
  return true
}

/** Gives the use back that a transaction holds whose payment could not begin. */
export async function releaseUse(db: Queries, transactionId: string): Promise<void> {
  await db.delete(promoCodeUses).where(eq(promoCodeUses.transactionId, transactionId))
}
