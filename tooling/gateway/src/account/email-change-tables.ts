import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Where customers were reached before they changed their e-mail, to tell them there that it was changed. */
export const emailChanges = pgTable('email_changes', {
  id: text('id').primaryKey(),
  shopId: text('shop_id').notNull(),
  customerId: text('customer_id').notNull(),
  /** The one before; lower case. */
  email: text('email').notNull(),
  /** Where links in its mail lead to, such as `https://shop.example`. */
  origin: text('origin').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
