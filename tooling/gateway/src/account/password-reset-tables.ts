import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { emailAddress } from '../database/email-columns.ts'

/**
 * Links for choosing a new password. A row is stored for every requested address, with or without an account. Only a digest
 * of the link's secret is stored.
 */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: text('id').primaryKey(),
    shopId: text('shop_id').notNull(),
    /** In lower case. */
    email: emailAddress('email').notNull(),
    /** The site that the link leads to, such as `https://shop.example`. */
    origin: text('origin').notNull(),
    sessionHash: text('session_hash').notNull().unique(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('password_resets_email').on(table.shopId, table.email)],
)
