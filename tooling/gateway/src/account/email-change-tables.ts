import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const timestampWithZone = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * Changes of e-mail that customers asked for. The new address counts once a link in a mail to it has confirmed it. A link
 * in the mails to the address before undoes the change. The links' secrets are stored by their digests alone.
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: text('id').primaryKey(),
    shopId: text('shop_id').notNull(),
    customerId: text('customer_id').notNull(),
    /** The address before; lower case. */
    email: text('email').notNull(),
    /** The address that was asked for; lower case. Empty in rows of before there were links. */
    newEmail: text('new_email').notNull().default(''),
    /** Where links in its mails lead to, such as `https://shop.example`. */
    origin: text('origin').notNull(),
    /** Null once a later change, a new password or an undo has ended the link. */
    confirmHash: text('confirm_hash').unique(),
    confirmExpiresAt: timestampWithZone('confirm_expires_at'),
    confirmedAt: timestampWithZone('confirmed_at'),
    undoHash: text('undo_hash').unique(),
    undoExpiresAt: timestampWithZone('undo_expires_at'),
    undoneAt: timestampWithZone('undone_at'),
    /** Ids of the subscriptions that moved to the new address. */
    movedSubscriptions: jsonb('moved_subscriptions').$type<string[]>().notNull().default([]),
    /** When it was asked for. */
    changedAt: timestampWithZone('changed_at').notNull().defaultNow(),
  },
  (table) => [
    index('email_changes_customer').on(table.customerId),
    index('email_changes_email').on(table.shopId, table.email),
  ],
)
