import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { now } from '../database/columns.ts'
import { emailAddress } from '../database/email-columns.ts'

/** Messages of visitors to customer service, withdrawals included. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: text('id').primaryKey(),
    shopId: text('shop_id').notNull(),
    name: text('name').notNull(),
    /** Lower case. */
    email: emailAddress('email').notNull(),
    /** Empty where it was not asked for. */
    phone: text('phone').notNull(),
    message: text('message').notNull(),
    /** The shop that its mails link to, such as `https://shop.example`. */
    origin: text('origin').notNull(),
    receivedAt: now('received_at'),
  },
  (table) => [index('contact_messages_received').on(table.receivedAt)],
)
