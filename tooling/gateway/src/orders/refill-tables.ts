import { sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { timestampWithZone } from '../database/columns.ts'

/**
 * Reminders to order again that customers have asked for by mail, one for each order. What to buy and whom to write to stand in
 * the order alone.
 */
export const refillReminders = pgTable(
  'refill_reminders',
  {
    id: text('id').primaryKey(),
    shopId: text('shop_id').notNull(),
    transactionId: text('transaction_id').notNull().unique(),
    /** The site where it was asked for, such as `https://shop.example`. */
    origin: text('origin').notNull(),
    dueAt: timestampWithZone('due_at').notNull(),
    /** When the link in its mail stops working. */
    expiresAt: timestampWithZone('expires_at').notNull(),
    /** When it was ended by the link in its mail. The row stays, so that the order gets no further reminder. */
    endedAt: timestampWithZone('ended_at'),
  },
  (table) => [
    index('refill_reminders_expired')
      .on(table.expiresAt)
      .where(sql`${table.endedAt} is null`),
  ],
)
