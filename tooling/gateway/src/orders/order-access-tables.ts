import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { timestampWithZone } from '../database/columns.ts'

/** The right to see one order without an account, for an hour after a mailed code. Only digests of its tokens are stored. */
export const orderAccesses = pgTable(
  'order_accesses',
  {
    tokenHash: text('token_hash').primaryKey(),
    shopId: text('shop_id').notNull(),
    transactionId: text('transaction_id').notNull(),
    expiresAt: timestampWithZone('expires_at').notNull(),
  },
  (table) => [
    index('order_accesses_transaction').on(table.transactionId),
    index('order_accesses_expired').on(table.expiresAt),
  ],
)
