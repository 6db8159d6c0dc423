import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { timestampWithZone } from '../database/columns.ts'
import { emailAddress } from '../database/email-columns.ts'

/**
 * Changes of e-mail that customers asked for. A link in a mail to the new address confirms a change. A link to the previous
 * address undoes it. Only digests of the links' secrets are stored.
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: text('id').primaryKey(),
    shopId: text('shop_id').notNull(),
    customerId: text('customer_id').notNull(),
    /** The previous address, in lower case. */
    email: emailAddress('email').notNull(),
    /** True if the previous address was proven. Only a proven one is reserved while the change can be undone. */
    wasProven: boolean('was_proven').notNull().default(true),
    /** The new address, in lower case. Empty in rows that are older than the links. */
    newEmail: emailAddress('new_email').notNull().default(''),
    /** The site that links in its mails lead to, such as `https://shop.example`. */
    origin: text('origin').notNull(),
    /** Null after a later change, a new password or an undo has ended the link. */
    confirmHash: text('confirm_hash').unique(),
    confirmExpiresAt: timestampWithZone('confirm_expires_at'),
    confirmedAt: timestampWithZone('confirmed_at'),
    undoHash: text('undo_hash').unique(),
    undoExpiresAt: timestampWithZone('undo_expires_at'),
    undoneAt: timestampWithZone('undone_at'),
    /** Ids of the subscriptions that moved to the new address. */
    movedSubscriptions: jsonb('moved_subscriptions').$type<string[]>().notNull().default([]),
    /** When the customer asked for it. */
    changedAt: timestampWithZone('changed_at').notNull().defaultNow(),
  },
  (table) => [
    index('email_changes_customer').on(table.customerId),
    index('email_changes_email').on(table.shopId, table.email),
  ],
)
