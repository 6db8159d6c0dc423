import { and, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { offerUse } from '../cart/promo-codes/promo-code-uses.ts'
import { logEvent } from '../failures/log-event.ts'
import type { TransactionStatus } from '../model/transaction-status.ts'
import { placeOrder } from '../orders/place-order.ts'
import {
  advance,
  holdForReview,
  recordPaymentMethod,
  recordRefusal,
  type Transaction,
} from '../transactions/transaction-store.ts'
import type { RefusalLimits } from '../transactions/refusal-limits.ts'
import { transactions } from '../transactions/transaction-tables.ts'
import { adoptPaidAddresses, breaksAddressRules, isForAnotherCountry } from './adopt-paid-addresses.ts'
import type { PaymentOutcome } from './providers/provider.ts'
import { providerOf } from './providers/providers.ts'
import type { MoneyServices } from './reconcile-money.ts'

/** The services that handling payments needs. */
export interface PaymentServices extends MoneyServices {
  refusals: RefusalLimits
}

// A provider allows 30 reads of one payment an hour. These pauses lead to about 25 in the first hour.
const spacing = sql`case
  when ${transactions.providerReads} < 8 then interval '3 seconds'
  when ${transactions.providerReads} < 14 then interval '1 minute'
  else interval '6 minutes' end`

/** Payments older than this are terminated instead of polled. */
export const abandonedSince = sql`now() - interval '72 hours'`

/** Selects the transactions with an open outcome whose payment may be read again now. */
export const isDueForReading = and(
  inArray(transactions.status, ['authorising', 'pending']),
  isNotNull(transactions.paymentId),
  isNull(transactions.heldBecause),
  gt(transactions.createdAt, abandonedSince),
  or(isNull(transactions.providerReadAt), lte(transactions.providerReadAt, sql`now() - ${spacing}`)),
)

const isUnreconciled = and(
  ne(transactions.status, 'paid'),
  isNotNull(transactions.paymentId),
  isNull(transactions.heldBecause),
)

/**
 * Reads a payment's outcome from its provider and applies it. A returning browser, webhooks and polling all use this
 * function. Any number of concurrent calls, on any number of gateways, place one order. `isUrgent` skips the pause between
 * two reads, because there is news.
 */
export async function reconcilePayment(
  services: PaymentServices,
  id: string,
  { isUrgent = false } = {},
): Promise<void> {
  const { db, providers } = services
  const [transaction] = await db
    .update(transactions)
    .set({ providerReadAt: sql`now()`, providerReads: sql`${transactions.providerReads} + 1` })
    .where(and(eq(transactions.id, id), isUrgent ? isUnreconciled : isDueForReading))
    .returning()
  if (!transaction?.paymentId) return
  const { paymentId, provider } = transaction
  // The provider of the payment, even if the shop uses another one by now.
  const outcome = await providerOf(providers, provider).read({ ...transaction, paymentId })
  await applyOutcome(services, transaction, outcome)
}

interface Step {
  from: readonly TransactionStatus[]
  to: TransactionStatus
}

/** The status after each outcome without money. After a refusal the customer may try again. */
const STEPS: Readonly<Record<'pending' | 'refused' | 'cancelled' | 'failed', Step>> = {
  pending: { from: ['authorising'], to: 'pending' },
  refused: { from: ['pending'], to: 'authorising' },
  cancelled: { from: ['authorising', 'pending'], to: 'cancelled' },
  failed: { from: ['authorising', 'pending'], to: 'failed' },
}

/** The stored reason of each outcome without money. A provider also reports an expired payment as cancelled. */
const REFUSALS = { refused: 'PaymentRefused', cancelled: 'PaymentError', failed: 'PaymentError' } as const

async function applyOutcome(
  services: PaymentServices,
  transaction: Transaction,
  outcome: PaymentOutcome,
): Promise<void> {
  const { db, providers, refusals } = services
  if (outcome.kind === 'open') return
  if (outcome.kind !== 'paid') {
    const { from, to } = STEPS[outcome.kind]
    const hasMoved = await advance(db, transaction.id, from, to)
    if (hasMoved && outcome.kind !== 'pending') await recordRefusal(db, transaction.id, REFUSALS[outcome.kind])
    if (outcome.kind === 'refused') await offerUse(db, transaction.id)
    // A refusal that answers a call of the customer is counted by that call.
    if (hasMoved && (outcome.kind === 'refused' || outcome.kind === 'failed')) await refusals.record(transaction)
    return
  }
  const { paymentMethod } = outcome
  if (paymentMethod) await recordPaymentMethod(db, transaction.id, paymentMethod)
  const difference = differenceOf(transaction, outcome)
  const { acknowledge } = providerOf(providers, transaction.provider)
  if (difference === undefined) {
    const tasks = acknowledge && (['acknowledge-payment'] as const)
    const agreed = await adoptPaidAddresses(db, transaction, outcome.addresses)
    await placeOrder(services, agreed, { tasks, isCaptured: outcome.isCaptured === true })
  } else if (await holdForReview(db, transaction.id, difference)) {
    logEvent('payment-held', { transactionId: transaction.id, because: difference })
  }
}

function differenceOf(transaction: Transaction, paid: PaymentOutcome & { kind: 'paid' }): string | undefined {
  if (paid.currency !== transaction.currency) return 'currency-differs'
  if (paid.amountMinor !== transaction.amountMinor) return 'amount-differs'
  if (isForAnotherCountry(transaction.draft, paid.addresses)) return 'country-differs'
  if (breaksAddressRules(transaction.draft, paid.addresses)) return 'address-breaks-rules'
  return paid.reference === transaction.id ? undefined : 'reference-differs'
}
