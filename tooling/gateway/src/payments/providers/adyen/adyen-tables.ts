import { isNull } from 'drizzle-orm'
import { bigint, boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { now, timestampWithZone } from '../../../database/columns.ts'
import { transactions } from '../../../transactions/transaction-tables.ts'
import type { StoredAnswer } from './adyen-result.ts'
import type { DisputeState, ModificationKind, ModificationState, PaymentState, ReviewState } from './adyen-states.ts'

const transactionId = () =>
  text('transaction_id')
    .notNull()
    .references(() => transactions.id, { onDelete: 'cascade' })

/** Payments as Adyen has reported them in answers and webhooks. A transaction can have several. */
export const adyenPayments = pgTable(
  'adyen_payments',
  {
    pspReference: text('psp_reference').primaryKey(),
    transactionId: transactionId(),
    state: text('state').$type<PaymentState>().notNull(),
    /** Minor units. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** True if another payment of the transaction was authorised first. Its money is to be released. */
    isSurplus: boolean('is_surplus').notNull().default(false),
    /** When Adyen was asked to release it. Until the result no order is placed on its money. */
    releaseAskedAt: timestampWithZone('release_asked_at'),
    /** True for payment methods without a separate capture. */
    isCapturedAtOnce: boolean('is_captured_at_once').notNull().default(false),
    review: text('review').$type<ReviewState>().notNull().default('none'),
    dispute: text('dispute').$type<DisputeState>().notNull().default('none'),
  },
  (table) => [index('adyen_payments_transaction').on(table.transactionId)],
)

/** Modifications of payments that the gateway has requested or Adyen has reported. */
export const adyenModifications = pgTable(
  'adyen_modifications',
  {
    pspReference: text('psp_reference').primaryKey(),
    transactionId: transactionId(),
    /** The reference of the payment, whose row may be stored later. */
    paymentReference: text('payment_reference').notNull(),
    kind: text('kind').$type<ModificationKind>().notNull(),
    state: text('state').$type<ModificationState>().notNull(),
    /** Minor units. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  },
  (table) => [index('adyen_modifications_transaction').on(table.transactionId)],
)

/** Calls that pay. One call of a transaction is in flight at a time, and its answer also serves repeated calls. */
export const adyenCalls = pgTable(
  'adyen_calls',
  {
    /** The idempotency key. */
    key: text('key').primaryKey(),
    transactionId: transactionId(),
    /** Null while the call is in flight. */
    answer: jsonb('answer').$type<StoredAnswer>(),
    askedAt: now('asked_at'),
    answeredAt: timestampWithZone('answered_at'),
  },
  (table) => [
    uniqueIndex('adyen_calls_open').on(table.transactionId).where(isNull(table.answer)),
    index('adyen_calls_transaction').on(table.transactionId),
  ],
)
