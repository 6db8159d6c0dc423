import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { AddressBookEntry } from '@shop/domain/address/address.ts'
import type { CartProperties } from '@shop/domain/cart/cart.ts'
import type { OrderDraft } from '../model/order-draft.ts'
import type { OrderPaymentStatus, OrderStatus } from '../model/order-state.ts'
import type { OutboxKind } from '../model/outbox-kind.ts'
import type { PaymentMethod } from '../model/payment-method.ts'
import type { StoredLine } from '../model/stored-cart.ts'
import type { PaymentRefusal } from '../model/payment-refusal.ts'
import type { TransactionStatus } from '../model/transaction-status.ts'
import { hasCprNumber, isAnonymousCart, isUnpaidForGood, isUnusedCart } from './row-conditions.ts'

export * from './catalogue-tables.ts'
export * from './retention-tables.ts'

export { promoCodeUses } from './promo-code-tables.ts'

const timestampWithZone = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const now = (name: string) => timestampWithZone(name).notNull().defaultNow()

/** Carts, by shop and visitor. `version` rises with every change: whoever saves must have read the last one. */
export const carts = pgTable(
  'carts',
  {
    shopId: text('shop_id').notNull(),
    userId: text('user_id').notNull(),
    version: integer('version').notNull(),
    lines: jsonb('lines').$type<StoredLine[]>().notNull(),
    properties: jsonb('properties').$type<CartProperties>().notNull(),
    /** The customer's CPR number, encrypted; never answered. */
    encryptedCpr: text('encrypted_cpr'),
    shippingMethod: text('shipping_method').notNull().default(''),
    paymentCode: text('payment_code').notNull().default(''),
    /** Whether a later call has read or changed it. The default is for gateways that do not write it yet. */
    isRevisited: boolean('is_revisited').notNull().default(true),
    updatedAt: now('updated_at'),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.userId] }),
    index('carts_anonymous').on(table.updatedAt).where(isAnonymousCart(table.userId)),
    index('carts_unused').on(table.updatedAt).where(isUnusedCart(table)),
    index('carts_cpr')
      .on(table.updatedAt)
      .where(sql`${table.encryptedCpr} is not null`),
  ],
)

/** Registered customers. Their ids begin with `c-`, so that no look-up is needed to tell them from anonymous visitors. */
export const customers = pgTable(
  'customers',
  {
    id: text('id').primaryKey(),
    shopId: text('shop_id').notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    /** When its owner was known to read what is sent there; anybody can register with anybody's address. */
    emailProvenAt: timestampWithZone('email_proven_at'),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    middleName: text('middle_name').notNull().default(''),
    lastName: text('last_name').notNull(),
    addressBook: jsonb('address_book').$type<AddressBookEntry[]>().notNull().default([]),
    favourites: jsonb('favourites').$type<string[]>().notNull().default([]),
    preferences: jsonb('preferences').$type<Record<string, string>>().notNull().default({}),
    receiveMarketingMaterials: boolean('receive_marketing_materials').notNull().default(false),
    /** Where mails about the account lead to, such as `https://shop.example`; empty until the customer was there. */
    origin: text('origin').notNull().default(''),
    createdAt: now('created_at'),
  },
  (table) => [unique('customers_email').on(table.shopId, table.email)],
)

/** How often something was tried within a window of time, by a hashed key. */
export const throttles = pgTable(
  'throttles',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: timestampWithZone('window_ends_at').notNull(),
  },
  (table) => [index('throttles_expired').on(table.windowEndsAt)],
)

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

/** Who gets which mailing, or asked for it. An address subscribes once, with or without an account. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    shopId: text('shop_id').notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    type: text('type').notNull(),
    /** Where its mails lead to, such as `https://shop.example`. */
    origin: text('origin').notNull().default(''),
    /** When its owner said that the address is theirs; nothing is sent before. */
    confirmedAt: timestampWithZone('confirmed_at'),
    /** The customer with this address, not proven yet, who asked for it while logged in; confirming proves the address. */
    askedBy: text('asked_by'),
    createdAt: now('created_at'),
  },
  (table) => [
    unique('subscriptions_email').on(table.shopId, table.email, table.type),
    index('subscriptions_unconfirmed')
      .on(table.createdAt)
      .where(sql`${table.confirmedAt} is null`),
  ],
)

/** What visitors wrote to customer service, withdrawals among it. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: text('id').primaryKey(),
    shopId: text('shop_id').notNull(),
    name: text('name').notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    /** Empty where it was not asked for. */
    phone: text('phone').notNull(),
    message: text('message').notNull(),
    /** Where links in its mails lead to, such as `https://shop.example`. */
    origin: text('origin').notNull(),
    receivedAt: now('received_at'),
  },
  (table) => [index('contact_messages_received').on(table.receivedAt)],
)

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

/** What remains to be done when a call has been answered: mails, calls to providers, and what providers' messages lead to. */
export const outbox = pgTable(
  'outbox',
  {
    /** Says what it is about, so that one event is written once. */
    key: text('key').primaryKey(),
    kind: text('kind').$type<OutboxKind>().notNull(),
    /** The transaction, subscription, message, customer, reset link or change of e-mail it is about. */
    subjectId: text('subject_id').notNull(),
    attempts: integer('attempts').notNull().default(0),
    dueAt: now('due_at'),
    doneAt: timestampWithZone('done_at'),
    /** When it was given up. */
    deadAt: timestampWithZone('dead_at'),
    lastError: text('last_error'),
  },
  (table) => [
    index('outbox_due')
      .on(table.dueAt)
      .where(sql`${table.doneAt} is null and ${table.deadAt} is null`),
    index('outbox_subject').on(table.subjectId),
    index('outbox_unfinished')
      .on(table.subjectId)
      .where(sql`${table.doneAt} is null`),
    index('outbox_done')
      .on(table.doneAt)
      .where(sql`${table.doneAt} is not null`),
    index('outbox_dead')
      .on(table.deadAt)
      .where(sql`${table.deadAt} is not null`),
  ],
)

/** What providers told us, as they said it; the outbox has each handled. One event counts once, however often it is sent. */
export const webhookInbox = pgTable(
  'webhook_inbox',
  {
    /** The provider's name and the event's own. */
    id: text('id').primaryKey(),
    provider: text('provider').notNull(),
    body: text('body').notNull(),
    receivedAt: now('received_at'),
  },
  (table) => [index('webhook_inbox_received').on(table.receivedAt)],
)
