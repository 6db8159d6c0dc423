import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { CheckoutAddress } from '@shop/domain/address/address.ts'
import type { DeclaredGoods } from '../model/declared-goods.ts'

/** What customers declared to buy without VAT: written with the order, kept as the tax office wants it (OP-62). */
export const vatDeclarations = pgTable('vat_declarations', {
  transactionId: text('transaction_id').primaryKey(),
  shopId: text('shop_id').notNull(),
  orderNumber: text('order_number').notNull(),
  declaredBy: text('declared_by').notNull(),
  address: jsonb('address').$type<CheckoutAddress>().notNull(),
  goods: jsonb('goods').$type<DeclaredGoods[]>().notNull(),
  vatExemptMinor: bigint('vat_exempt_minor', { mode: 'number' }).notNull(),
  /** Which wording of the declaration was shown. */
  textVersion: text('text_version').notNull(),
  declaredAt: timestamp('declared_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
