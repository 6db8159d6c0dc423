import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { CheckoutAddress } from '@shop/domain/address/address.ts'
import { now, timestampWithZone } from '../database/columns.ts'
import { hasCprNumber } from '../database/row-conditions.ts'
import type { OrderDraft } from '../model/order-draft.ts'
import type { OrderPaymentStatus, OrderStatus } from '../model/order-state.ts'

/** Orders, each made of exactly one paid transaction. */
export const orders = pgTable(
  'orders',
  {
    shopId: text('shop_id').notNull(),
    orderNumber: text('order_number').notNull(),
    transactionId: text('transaction_id').notNull().unique(),
    userId: text('user_id').notNull(),
    status: text('status').$type<OrderStatus>().notNull(),
    paymentStatus: text('payment_status').$type<OrderPaymentStatus>().notNull(),
    /** The parcel's number, where it has one. */
    trackingNumber: text('tracking_number'),
    /** How often the provider was asked to move the money: a new attempt is a new request to it. */
    paymentAttempt: integer('payment_attempt').notNull().default(0),
    /** The provider's number for the movement that is under way; absent until it has accepted the request. */
    paymentOperationId: text('payment_operation_id'),
    paymentAskedAt: timestampWithZone('payment_asked_at'),
    /** When the provider is to be asked next what has become of the money; absent when it is not asked any more. */
    paymentReadDueAt: timestampWithZone('payment_read_due_at'),
    draft: jsonb('draft').$type<OrderDraft>().notNull(),
    placedAt: now('placed_at'),
    shippedAt: timestampWithZone('shipped_at'),
    cancelledAt: timestampWithZone('cancelled_at'),
    refundedAt: timestampWithZone('refunded_at'),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.orderNumber] }),
    index('orders_user').on(table.shopId, table.userId, table.placedAt),
    index('orders_payment_read_due')
      .on(table.paymentReadDueAt)
      .where(sql`${table.paymentReadDueAt} is not null`),
    index('orders_placed').on(table.placedAt),
    index('orders_placed_in_shop').on(table.shopId, table.placedAt),
    index('orders_cpr').on(table.placedAt).where(hasCprNumber(table.draft)),
  ],
)

/** The last order number of a shop: a row, not a sequence, so that numbers have no gaps and move with the data. */
export const orderCounters = pgTable('order_counters', {
  shopId: text('shop_id').primaryKey(),
  last: integer('last').notNull(),
})

/** An article that was sold without VAT, as its declaration names it. */
interface DeclaredGoods {
  itemNumber: string
  name: string
  quantity: number
}

/** What customers declared to buy without VAT: written with the order, kept as the tax office wants it (OP-62). */
export const vatDeclarations = pgTable('vat_declarations', {
  transactionId: text('transaction_id').primaryKey(),
  shopId: text('shop_id').notNull(),
  orderNumber: text('order_number').notNull(),
  declaredBy: text('declared_by').notNull(),
  address: jsonb('address').$type<CheckoutAddress>().notNull(),
  goods: jsonb('goods').$type<DeclaredGoods[]>().notNull(),
  vatExemptMinor: bigint('vat_exempt_minor', { mode: 'number' }).notNull(),
  /** Which wording of the declaration was shown. */
  textVersion: text('text_version').notNull(),
  declaredAt: now('declared_at'),
})
