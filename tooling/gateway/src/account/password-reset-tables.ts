import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { timestampWithZone } from '../database/columns.ts'
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
    expiresAt: timestampWithZone('expires_at').notNull(),
  },
  (table) => [index('password_resets_email').on(table.shopId, table.email)],
)
