import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { now, timestampWithZone } from '../database/columns.ts'
import { orderDraft } from '../database/email-columns.ts'
import { hasAddressesOfOrder, hasCprNumber, isUnpaidForGood } from '../database/row-conditions.ts'
import type { PaymentMethod } from '../model/payment-method.ts'
import type { PaymentRefusal } from '../model/payment-refusal.ts'
import type { TransactionStatus } from '../model/transaction-status.ts'

/** One attempt to buy a cart. `draft` is the order as agreed with the customer. */
export const transactions = pgTable(
  'transactions',
  {
    id: text('id').primaryKey(),
    correlationId: text('correlation_id').notNull(),
    shopId: text('shop_id').notNull(),
    userId: text('user_id').notNull(),
    status: text('status').$type<TransactionStatus>().notNull(),
    /** True for the visitor's latest transaction. The unique index prevents paying one cart twice. */
    isCurrent: boolean('is_current').notNull(),
    cartHash: text('cart_hash').notNull(),
    formHash: text('form_hash').notNull(),
    draft: orderDraft('draft').notNull(),
    /** The amount to pay, in minor units. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** The shop's payment provider when the order was placed, or `none`. All later requests about the payment go to it. */
    provider: text('provider').notNull(),
    paymentId: text('payment_id'),
    /** How the customer paid, if the provider reports it. */
    paymentMethod: text('payment_method').$type<PaymentMethod>(),
    /** When a gateway started to create the payment at the provider. */
    paymentClaimedAt: timestampWithZone('payment_claimed_at'),
    providerReads: integer('provider_reads').notNull().default(0),
    providerReadAt: timestampWithZone('provider_read_at'),
    orderNumber: text('order_number'),
    /** The keyed digests of the customer's networks, by which refused payments are counted. Null once it is paid. */
    orderedFrom: text('ordered_from'),
    orderedFromWide: text('ordered_from_wide'),
    /** Why the last attempt to pay failed: the key of a text of the shop. */
    lastRefusal: text('last_refusal').$type<PaymentRefusal>(),
    /** Why the transaction is held for review, such as `amount-differs`. */
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
    index('transactions_placed').on(table.updatedAt).where(hasAddressesOfOrder(table)),
  ],
)
