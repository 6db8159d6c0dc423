import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { now, timestampWithZone } from '../database/columns.ts'
import { checkoutAddress, orderDraft } from '../database/email-columns.ts'
import { hasContact, hasCprNumber } from '../database/row-conditions.ts'
import type { OrderPaymentStatus, OrderStatus } from '../model/order-state.ts'

/** Orders. Each belongs to exactly one transaction. */
export const orders = pgTable(
  'orders',
  {
    shopId: text('shop_id').notNull(),
    orderNumber: text('order_number').notNull(),
    transactionId: text('transaction_id').notNull().unique(),
    userId: text('user_id').notNull(),
    status: text('status').$type<OrderStatus>().notNull(),
    paymentStatus: text('payment_status').$type<OrderPaymentStatus>().notNull(),
    /** The carrier's tracking number, if any. */
    trackingNumber: text('tracking_number'),
    /** Counts the requests to move the money. Part of their idempotency keys. */
    paymentAttempt: integer('payment_attempt').notNull().default(0),
    /** The provider's id of the movement in flight. Null until it has accepted the request. */
    paymentOperationId: text('payment_operation_id'),
    paymentAskedAt: timestampWithZone('payment_asked_at'),
    /** When to poll the provider next. Null if the state of the money is final. */
    paymentReadDueAt: timestampWithZone('payment_read_due_at'),
    draft: orderDraft('draft').notNull(),
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
    index('orders_contact').on(table.placedAt).where(hasContact(table.draft)),
  ],
)

/** The last order number of each shop. A row instead of a sequence, so that an order that is rolled back leaves no gap. */
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

/** The customers' declarations for buying without VAT, written with the order and kept as tax law requires. */
export const vatDeclarations = pgTable('vat_declarations', {
  transactionId: text('transaction_id').primaryKey(),
  shopId: text('shop_id').notNull(),
  orderNumber: text('order_number').notNull(),
  declaredBy: text('declared_by').notNull(),
  address: checkoutAddress('address').notNull(),
  goods: jsonb('goods').$type<DeclaredGoods[]>().notNull(),
  vatExemptMinor: bigint('vat_exempt_minor', { mode: 'number' }).notNull(),
  /** The version of the wording that the customer accepted. */
  textVersion: text('text_version').notNull(),
  declaredAt: now('declared_at'),
})
