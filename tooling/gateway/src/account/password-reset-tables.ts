import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Links for choosing a new password that somebody has asked for, whether the address has an account or not. What the link
 * holds is known here by its hash only.
 */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: text('id').primaryKey(),
    shopId: text('shop_id').notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    /** Where the link leads to, such as `https://shop.example`. */
    origin: text('origin').notNull(),
    sessionHash: text('session_hash').notNull().unique(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('password_resets_email').on(table.shopId, table.email)],
)
