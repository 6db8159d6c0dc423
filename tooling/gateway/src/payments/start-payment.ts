import { and, eq, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { PaymentProvider } from '@shop/domain/shop/configuration.ts'
import { endOfferedUses, holdUse, releaseUse } from '../cart/promo-codes/promo-code-uses.ts'
import { withdrawPromoCode } from '../cart/promo-codes/withdraw-promo-code.ts'
import type { Database, DatabaseTransaction } from '../database/database.ts'
import { describeFailure } from '../failures/describe-failure.ts'
import { logEvent } from '../failures/log-event.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import type { VisitorKey } from '../model/visitor-key.ts'
import { advance, findCurrent, type StartedTransaction, type Transaction } from '../transactions/transaction-store.ts'
import { transactions } from '../transactions/transaction-tables.ts'
import type { PaymentRouteServices } from './providers/provider.ts'

const CREATION_TIMEOUT_MS = 25_000
// How long a payment waits for the end of another payment that holds the last use of its promo code.
const CODE_TIMEOUT_MS = 10_000

/** The visitor whose current transaction is paid. With a `transactionId`, only if it is the current one. */
interface Payer extends VisitorKey {
  transactionId?: string
}

/** Creates the payment of a transaction at its provider. Returns the provider's payment id. */
export type CreatePayment = (transaction: Transaction) => Promise<string>

/**
 * Returns the visitor's current transaction with its payment, and creates a missing payment at the provider. Of several
 * tabs, one creates the payment and the others wait: two payments of one order could both be paid. Throws a 404 refusal if
 * the transaction belongs to another provider.
 */
export async function startPayment(
  { db, limits, triggerOutbox, clock }: Pick<PaymentRouteServices, 'db' | 'limits' | 'triggerOutbox' | 'clock'>,
  provider: PaymentProvider,
  create: CreatePayment,
  { transactionId, ...key }: Payer,
): Promise<StartedTransaction> {
  await limits.id.count('payment-start', `${key.shopId} ${key.userId}`)
  const begun = clock.now()
  const deadline = begun + CREATION_TIMEOUT_MS
  while (clock.now() < deadline) {
    const current = await findCurrent(db, key)
    if (current?.provider !== provider || current.status === 'cancelled' || current.status === 'failed') {
      throw notFound()
    }
    if (current.id !== (transactionId ?? current.id)) throw notFound()
    if (current.paymentId !== null) return { ...current, paymentId: current.paymentId }
    const claimed = await claimOrWithdraw(db, current)
    if (claimed === 'claimed') await createPayment(db, create, current)
    const isCodeGone = claimed === 'used-up' || (claimed === 'ending' && clock.now() - begun > CODE_TIMEOUT_MS)
    if (isCodeGone) throw await codeUsedUp(db, key, current)
    if (claimed === 'ending') {
      await endOfferedUses(db, current)
      triggerOutbox()
    }
    if (claimed !== 'claimed') await clock.pause(150)
  }
  throw unavailable()
}

/** The provider's payment has ended unpaid. The shop then places the order again. */
export const paymentEnded = () => new Refusal(409, ['payment-ended'])

const unavailable = () => new Refusal(502, ['payment-provider-unavailable'])

/** Cancels a transaction whose promo code is used up, because its agreed price does not hold any more. */
async function codeUsedUp(db: Database, key: VisitorKey, { id }: Transaction) {
  await advance(db, id, ['created', 'authorising'], 'cancelled')
  await withdrawPromoCode(db, key)
  return new Refusal(409, ['coupon-used-up', 'cart-changed'])
}

/** Claims the creation of a payment. Withdraws the claim if the answer to its commit is lost: all tabs would wait for its end. */
async function claimOrWithdraw(db: Database, transaction: Transaction) {
  let claimedAt: Date | null = null
  try {
    return await db.transaction(async (tx) => {
      const claimed = await claim(tx, transaction)
      claimedAt = claimed.at ?? null
      return claimed.result
    })
  } catch (failure) {
    if (claimedAt) await withdraw(db, transaction, eq(transactions.paymentClaimedAt, claimedAt))
    throw failure
  }
}

/** A claim expires after half a minute, if its gateway has died. A payment that it created is never shown, so never paid. */
async function claim(tx: DatabaseTransaction, transaction: Transaction) {
  const result = await holdUse(tx, transaction)
  if (result !== 'held') return { result }
  const isFree = or(
    isNull(transactions.paymentClaimedAt),
    lt(transactions.paymentClaimedAt, sql`now() - interval '30 seconds'`),
  )
  const isUnpaid = and(isNull(transactions.paymentId), inArray(transactions.status, ['created', 'authorising']))
  const [claimed] = await tx
    .update(transactions)
    // In milliseconds, as the gateway reads it. The moment identifies the claim.
    .set({ status: 'authorising', paymentClaimedAt: sql`date_trunc('milliseconds', now())`, updatedAt: sql`now()` })
    .where(and(eq(transactions.id, transaction.id), isUnpaid, isFree))
    .returning({ at: transactions.paymentClaimedAt })
  return claimed ? { result: 'claimed' as const, at: claimed.at } : { result: 'taken' as const }
}

/**
 * Ends a claim without a payment, so that another tab or try can create the payment. One database transaction, because the
 * next claim holds the use anew.
 */
async function withdraw(db: Database, { id }: Transaction, isOurs?: SQL): Promise<void> {
  const isWithout = and(eq(transactions.id, id), isNull(transactions.paymentId), isOurs)
  await db.transaction(async (tx) => {
    const freed = await tx.update(transactions).set({ paymentClaimedAt: null }).where(isWithout)
    if (freed.rowCount === 1) await releaseUse(tx, id)
  })
}

/** Creates and stores the payment. If another one is stored meanwhile, this one is never shown. */
async function createPayment(db: Database, create: CreatePayment, transaction: Transaction): Promise<void> {
  const isWithout = and(eq(transactions.id, transaction.id), isNull(transactions.paymentId))
  try {
    const paymentId = await create(transaction)
    await db
      .update(transactions)
      .set({ paymentId, providerReadAt: sql`now()` })
      .where(isWithout)
  } catch (failure) {
    logEvent('payment-not-created', { transactionId: transaction.id, failure: describeFailure(failure) })
    await withdraw(db, transaction)
    throw unavailable()
  }
}
