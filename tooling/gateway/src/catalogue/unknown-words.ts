import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { unknownWords } from './unknown-word-tables.ts'

/** Counts the words of searches that no article contains, so that an operator can add them to an article. */
export interface UnknownWords {
  /** `query` is the whole search. `words` are the unknown ones of it. */
  note: (shopId: string, query: string, words: readonly string[]) => void
  /** Stores what was noted. */
  store: () => Promise<void>
}

/** The most words between two times of storing, and the most of a shop that are stored. The rarest go. */
const MOST_NOTED = 500
const MOST_STORED = 2000

const LONGEST_WORD = 30
const LONGEST_QUERY = 60

/** False for what may be about a person: addresses, telephone and person numbers, whole sentences. */
const isKept = (query: string) =>
  query.length <= LONGEST_QUERY && !query.includes('@') && query.replaceAll(/\D/g, '').length < 6

export function createUnknownWords(db: Database): UnknownWords {
  const noted = new Map<string, { shopId: string; word: string; searches: number }>()

  return {
    note(shopId, query, words) {
      if (!isKept(query)) return
      for (const word of words) {
        const key = `${shopId} ${word}`
        const known = noted.get(key)
        if (known) known.searches++
        else if (word.length <= LONGEST_WORD && noted.size < MOST_NOTED) noted.set(key, { shopId, word, searches: 1 })
      }
    },
    async store() {
      // In one order, so that gateways that store at the same time do not wait for each other.
      const rows = [...noted.values()].toSorted((one, other) => (one.word < other.word ? -1 : 1))
      noted.clear()
      if (rows.length > 0) await storeWords(db, rows)
    },
  }
}

async function storeWords(db: Database, rows: readonly { shopId: string; word: string; searches: number }[]) {
  const { shopId, word, searches, days, lastDay } = unknownWords
  await db
    .insert(unknownWords)
    .values(rows.map((row) => ({ ...row, days: 1, lastDay: sql`current_date` })))
    .onConflictDoUpdate({
      target: [shopId, word],
      set: {
        searches: sql`${searches} + excluded.searches`,
        days: sql`${days} + (${lastDay} <> excluded.last_day)::int`,
        lastDay: sql`excluded.last_day`,
      },
    })
  for (const shop of new Set(rows.map((row) => row.shopId))) {
    await db.delete(unknownWords).where(
      sql`${shopId} = ${shop} and ${word} in (
        select ${word} from ${unknownWords} where ${shopId} = ${shop}
        order by ${days} desc, ${lastDay} desc, ${searches} desc offset ${MOST_STORED}
      )`,
    )
  }
}
