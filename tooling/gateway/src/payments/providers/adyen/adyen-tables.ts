import { isNull } from 'drizzle-orm'
import { bigint, boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { transactions } from '../../../database/schema.ts'
import type { StoredAnswer } from './adyen-result.ts'

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const transactionId = () =>
  text('transaction_id')
    .notNull()
    .references(() => transactions.id, { onDelete: 'cascade' })

/** How far a payment at Adyen has come. It only ever moves down this list: news may be late, and out of order. */
export const PAYMENT_STATES = ['pending', 'refused', 'authorised', 'released'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** What Adyen has told us of payments, in answers and webhooks, as it cannot be asked. One transaction may have been tried often. */
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
  },
  (table) => [index('adyen_payments_transaction').on(table.transactionId)],
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
    askedAt: time('asked_at').notNull().defaultNow(),
    answeredAt: time('answered_at'),
  },
  (table) => [
    uniqueIndex('adyen_calls_open').on(table.transactionId).where(isNull(table.answer)),
    index('adyen_calls_transaction').on(table.transactionId),
  ],
)
