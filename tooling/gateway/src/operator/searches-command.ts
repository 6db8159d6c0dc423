import { and, desc, eq, gte } from 'drizzle-orm'
import { unknownWords } from '../catalogue/unknown-word-tables.ts'
import type { Database } from '../database/database.ts'
import { inColumns } from './columns.ts'
import type { Asked, ReadingCommand } from './operator-command.ts'

/** Words that were searched on fewer days are not listed: they may be about one person. */
const LEAST_DAYS = 3
const SHOWN = 100

/** Lists the words that visitors search for and no article contains. */
export const searchesCommand: ReadingCommand = {
  forms: { '': `searched words that no article has, once searched on ${LEAST_DAYS} days, most frequent first` },
  run: async (db: Database, _words: readonly string[], { shopId }: Asked): Promise<string> => {
    const inShop = shopId === undefined ? undefined : eq(unknownWords.shopId, shopId)
    const rows = await db
      .select()
      .from(unknownWords)
      .where(and(gte(unknownWords.days, LEAST_DAYS), inShop))
      .orderBy(desc(unknownWords.searches))
      .limit(SHOWN)
    if (rows.length === 0) return 'There are none.'
    return inColumns([
      ['shop', 'word', 'searches', 'days', 'last'],
      ...rows.map(({ shopId: shop, word, searches, days, lastDay }) => [shop, word, `${searches}`, `${days}`, lastDay]),
    ])
  },
}
