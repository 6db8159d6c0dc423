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

/** What Adyen has told of payments, in answers and webhooks, as it cannot be asked. One transaction may have been tried often. */
export const adyenPayments = pgTable(
  'adyen_payments',
  {
    pspReference: text('psp_reference').primaryKey(),
    transactionId: transactionId(),
    state: text('state').$type<PaymentState>().notNull(),
    /** Minor units. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** Authorised although another one of the transaction was before: its money is to be released. */
    isSurplus: boolean('is_surplus').notNull().default(false),
    /** Adyen was asked to release it: until it answers, nothing may be placed on its money. */
    releaseAskedAt: timestampWithZone('release_asked_at'),
    /** The way to pay has no capture of its own. */
    isCapturedAtOnce: boolean('is_captured_at_once').notNull().default(false),
    review: text('review').$type<ReviewState>().notNull().default('none'),
    dispute: text('dispute').$type<DisputeState>().notNull().default('none'),
  },
  (table) => [index('adyen_payments_transaction').on(table.transactionId)],
)

/** What was done with payments, by this gateway's request or by others, as Adyen has told. */
export const adyenModifications = pgTable(
  'adyen_modifications',
  {
    pspReference: text('psp_reference').primaryKey(),
    transactionId: transactionId(),
    /** The payment's own reference; its row may come later. */
    paymentReference: text('payment_reference').notNull(),
    kind: text('kind').$type<ModificationKind>().notNull(),
    state: text('state').$type<ModificationState>().notNull(),
    /** Minor units. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  },
  (table) => [index('adyen_modifications_transaction').on(table.transactionId)],
)

/** The calls that move payments, so that one of a transaction is under way at a time and its answer serves whoever asks the same. */
export const adyenCalls = pgTable(
  'adyen_calls',
  {
    /** Sent along as the idempotency key. */
    key: text('key').primaryKey(),
    transactionId: transactionId(),
    /** Nothing while it is under way. */
    answer: jsonb('answer').$type<StoredAnswer>(),
    askedAt: now('asked_at'),
    answeredAt: timestampWithZone('answered_at'),
  },
  (table) => [
    uniqueIndex('adyen_calls_open').on(table.transactionId).where(isNull(table.answer)),
    index('adyen_calls_transaction').on(table.transactionId),
  ],
)
