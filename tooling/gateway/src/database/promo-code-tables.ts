import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The uses of codes that may be used only so many times: a row for each transaction whose payment has begun. */
export const promoCodeUses = pgTable(
  'promo_code_uses',
  {
    transactionId: text('transaction_id').primaryKey(),
    shopId: text('shop_id').notNull(),
    code: text('code').notNull(),
    heldAt: timestamp('held_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [index('promo_code_uses_code').on(table.shopId, table.code)],
)
