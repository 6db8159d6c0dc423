import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { timestampWithZone } from '../../database/columns.ts'
import { emailAddress } from '../../database/email-columns.ts'

/** What a mailed code proves the address for. */
export type CodePurpose = 'guest-order'

/** Codes that were asked for by mail. A row is stored for every request, whether or not anything belongs to the address. */
export const mailedCodes = pgTable('mailed_codes', {
  id: text('id').primaryKey(),
  shopId: text('shop_id').notNull(),
  purpose: text('purpose').$type<CodePurpose>().notNull(),
  email: emailAddress('email').notNull(),
  /** What the code opens, such as an order’s number as it was typed. */
  subject: text('subject').notNull(),
  /** The site where it was asked for, such as `https://shop.example`. */
  origin: text('origin').notNull(),
  /** The digest of the secret with which only the asking browser can try the code. */
  requestHash: text('request_hash').notNull().unique(),
  /** Empty if no mail was sent: then no code fits. */
  codeHash: text('code_hash').notNull(),
  tries: integer('tries').notNull().default(0),
  expiresAt: timestampWithZone('expires_at').notNull(),
})
