import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { CartProperties } from '@shop/domain/cart/cart.ts'
import { now } from '../database/columns.ts'
import { isAnonymousCart, isUnusedCart } from '../database/row-conditions.ts'
import type { StoredLine } from '../model/stored-cart.ts'

/** Carts, by shop and visitor. `version` increases with each change, for optimistic locking. */
export const carts = pgTable(
  'carts',
  {
    shopId: text('shop_id').notNull(),
    userId: text('user_id').notNull(),
    version: integer('version').notNull(),
    lines: jsonb('lines').$type<StoredLine[]>().notNull(),
    properties: jsonb('properties').$type<CartProperties>().notNull(),
    /** The customer's encrypted CPR number. Never sent to the shop. */
    encryptedCpr: text('encrypted_cpr'),
    shippingMethod: text('shipping_method').notNull().default(''),
    paymentCode: text('payment_code').notNull().default(''),
    /** True after a second call has read or changed it. The default is for older gateways, which do not write it. */
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

/** The uses of limited promo codes: one row for each transaction whose payment has started. */
export const promoCodeUses = pgTable(
  'promo_code_uses',
  {
    transactionId: text('transaction_id').primaryKey(),
    shopId: text('shop_id').notNull(),
    code: text('code').notNull(),
    heldAt: now('held_at'),
  },
  (table) => [index('promo_code_uses_code').on(table.shopId, table.code)],
)
