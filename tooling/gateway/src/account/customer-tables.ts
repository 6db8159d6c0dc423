import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { emailAddress } from '../database/email-columns.ts'
import type { AddressBookEntry } from '@shop/domain/address/address.ts'
import { now, timestampWithZone } from '../database/columns.ts'

/** Registered customers. Their ids begin with `c-`, so that no look-up is needed to tell them from anonymous visitors. */
export const customers = pgTable(
  'customers',
  {
    id: text('id').primaryKey(),
    shopId: text('shop_id').notNull(),
    email: emailAddress('email').notNull(),
    /** When the owner of the address has confirmed it, by a link in a mail. Registration alone proves nothing. */
    emailProvenAt: timestampWithZone('email_proven_at'),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    middleName: text('middle_name').notNull().default(''),
    lastName: text('last_name').notNull(),
    addressBook: jsonb('address_book').$type<AddressBookEntry[]>().notNull().default([]),
    favourites: jsonb('favourites').$type<string[]>().notNull().default([]),
    preferences: jsonb('preferences').$type<Record<string, string>>().notNull().default({}),
    /** Not read any more, because the subscriptions decide. Gateways of the previous release read it. */
    receiveMarketingMaterials: boolean('receive_marketing_materials').notNull().default(false),
    /** The shop that mails about the account link to, such as `https://shop.example`. Empty before the first visit there. */
    origin: text('origin').notNull().default(''),
    createdAt: now('created_at'),
    /** The latest login, or the registration. */
    lastUsedAt: now('last_used_at'),
  },
  (table) => [
    unique('customers_email').on(table.shopId, table.email),
    index('customers_unused').on(table.lastUsedAt),
    index('customers_unproven')
      .on(table.lastUsedAt)
      .where(sql`${table.emailProvenAt} is null`),
  ],
)
