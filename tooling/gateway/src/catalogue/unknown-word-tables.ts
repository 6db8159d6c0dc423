import { date, integer, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Words that visitors searched for and no article contains. Nothing about the visitor, and no time finer than a day. */
export const unknownWords = pgTable(
  'unknown_words',
  {
    shopId: text('shop_id').notNull(),
    word: text('word').notNull(),
    /** How often it was searched. */
    searches: integer('searches').notNull(),
    /** On how many days. */
    days: integer('days').notNull(),
    lastDay: date('last_day').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.word] }), index('unknown_words_last_day').on(table.lastDay)],
)
