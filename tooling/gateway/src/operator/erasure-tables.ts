import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { now } from '../database/columns.ts'

/** The people who were erased, as keyed digests of their addresses, so that a restored backup can be cleaned of them. */
export const erasures = pgTable(
  'erasures',
  {
    digest: text('digest').notNull(),
    /** Empty for all shops. */
    shopId: text('shop_id').notNull(),
    erasedAt: now('erased_at'),
  },
  (table) => [primaryKey({ columns: [table.digest, table.shopId] })],
)
