import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { timestampWithZone } from '../database/columns.ts'

/** Current logins. Only digests of their tokens are stored. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    shopId: text('shop_id').notNull(),
    customerId: text('customer_id').notNull(),
    expiresAt: timestampWithZone('expires_at').notNull(),
  },
  (table) => [index('sessions_customer').on(table.customerId), index('sessions_expired').on(table.expiresAt)],
)
