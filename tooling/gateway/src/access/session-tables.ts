import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Current logins. Only digests of their tokens are stored. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    shopId: text('shop_id').notNull(),
    customerId: text('customer_id').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('sessions_customer').on(table.customerId), index('sessions_expired').on(table.expiresAt)],
)
