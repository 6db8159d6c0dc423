import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { now, timestampWithZone } from '../database/columns.ts'
import { hasCprNumber, isUnpaidForGood } from '../database/row-conditions.ts'
import type { OrderDraft } from '../model/order-draft.ts'
import type { PaymentMethod } from '../model/payment-method.ts'
import type { PaymentRefusal } from '../model/payment-refusal.ts'
import type { TransactionStatus } from '../model/transaction-status.ts'

/** One attempt to pay a cart. `draft` is what was agreed when the order was placed; nothing later changes it. */
export const transactions = pgTable(
  'transactions',
  {
    id: text('id').primaryKey(),
    correlationId: text('correlation_id').notNull(),
    shopId: text('shop_id').notNull(),
    userId: text('user_id').notNull(),
    status: text('status').$type<TransactionStatus>().notNull(),
    /** The visitor's latest one: a visitor has one at a time, so that nobody pays twice for a cart. */
    isCurrent: boolean('is_current').notNull(),
    cartHash: text('cart_hash').notNull(),
    formHash: text('form_hash').notNull(),
    draft: jsonb('draft').$type<OrderDraft>().notNull(),
    /** What is to be paid, minor units. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** Who is paid: the shop's payment provider at that moment, or `none`. Nobody else is ever asked about the payment. */
    provider: text('provider').notNull(),
    paymentId: text('payment_id'),
    /** How the customer paid, where the provider has said so. */
    paymentMethod: text('payment_method').$type<PaymentMethod>(),
    /** When a gateway began to create the payment at the provider. */
    paymentClaimedAt: timestampWithZone('payment_claimed_at'),
    providerReads: integer('provider_reads').notNull().default(0),
    providerReadAt: timestampWithZone('provider_read_at'),
    orderNumber: text('order_number'),
    /** The keyed digest of the network that the order was placed from: refused payments count by it. Gone once it is paid. */
    orderedFrom: text('ordered_from'),
    /** Why the last try to pay did not succeed; the name of one of the shop's texts. */
    lastRefusal: text('last_refusal').$type<PaymentRefusal>(),
    /** Why people have to look at it: the provider's amount is not ours. */
    heldBecause: text('held_because'),
    createdAt: now('created_at'),
    updatedAt: now('updated_at'),
  },
  (table) => [
    unique('transactions_payment').on(table.provider, table.paymentId),
    index('transactions_user').on(table.shopId, table.userId, table.createdAt),
    index('transactions_unreconciled')
      .on(table.providerReadAt)
      .where(sql`${table.status} in ('authorising', 'pending')`),
    uniqueIndex('transactions_current')
      .on(table.shopId, table.userId)
      .where(sql`${table.isCurrent}`),
    index('transactions_unpaid').on(table.updatedAt).where(isUnpaidForGood(table.status)),
    index('transactions_cpr').on(table.createdAt).where(hasCprNumber(table.draft)),
  ],
)
