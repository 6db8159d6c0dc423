import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { timestampWithZone } from '../database/columns.ts'

/** How often something was tried within a window of time, by a hashed key. */
export const throttles = pgTable(
  'throttles',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: timestampWithZone('window_ends_at').notNull(),
  },
  (table) => [index('throttles_expired').on(table.windowEndsAt)],
)
