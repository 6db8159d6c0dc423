import { sql } from 'drizzle-orm'
import { index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { now, timestampWithZone } from '../database/columns.ts'
import { emailAddress } from '../database/email-columns.ts'

/** The subscriptions to mailings, confirmed or requested. An address subscribes once, with or without an account. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    shopId: text('shop_id').notNull(),
    email: emailAddress('email').notNull(),
    type: text('type').notNull(),
    /** The shop that its mails link to, such as `https://shop.example`. */
    origin: text('origin').notNull().default(''),
    /** When the owner of the address confirmed it. No mailing is sent before. */
    confirmedAt: timestampWithZone('confirmed_at'),
    /** The customer who asked for it while logged in. The address is not proven yet: confirming proves it. */
    askedBy: text('asked_by'),
    createdAt: now('created_at'),
  },
  (table) => [
    unique('subscriptions_email').on(table.shopId, table.email, table.type),
    index('subscriptions_unconfirmed')
      .on(table.createdAt)
      .where(sql`${table.confirmedAt} is null`),
  ],
)
