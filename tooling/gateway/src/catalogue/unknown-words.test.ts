import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { runCommand } from '../operator/commands.ts'
import { PERIODS } from '../database/retention-periods.ts'
import { enforceRetention } from '../upkeep/retention.ts'
import { fetchFrom, useTestGateway } from '../../testing/test.ts'
import { unknownWords } from './unknown-word-tables.ts'
import { createUnknownWords } from './unknown-words.ts'

const gateway = useTestGateway()
const operator = { name: 'inger', environment: {}, confirm: () => Promise.resolve(false) }

const search = async (query: string) => {
  const url = `http://gateway.test/shops/test_dk/api/products/search?query=${encodeURIComponent(query)}`
  expect((await fetchFrom('192.0.2.1', gateway.fetch)(url)).status).toBe(200)
}
const stored = async () => {
  await gateway.runDueJobs()
  const rows = await gateway.db.select().from(unknownWords).orderBy(unknownWords.word)
  return rows.map(({ word, searches, days }) => [word, searches, days])
}
/** Makes what is stored so many days older. */
const wait = (days: number) =>
  gateway.db.update(unknownWords).set({ lastDay: sql`${unknownWords.lastDay} - ${days}::int` })
const listed = () => runCommand(gateway.db, 'searches', [], operator)

describe('searched words that no article has', () => {
  it('[SRCH-11] are counted by word and day, listed from the third day on, and then deleted', async () => {
    await search('cerustop')
    await search('Cerustop cloth')
    await search('cloth')
    expect(await stored()).toEqual([['cerustop', 2, 1]])
    expect(await listed()).toBe('There are none.')
    for (const day of [2, 3]) {
      await wait(1)
      await search('cerustop')
      expect(await stored()).toEqual([['cerustop', day + 1, day]])
    }
    expect(await listed()).toMatch(/^shop +word +searches +days +last\ntest_dk +cerustop +4 +3 +\d{4}-\d\d-\d\d$/)
    await wait(PERIODS.unknownWord.days - 1)
    await enforceRetention(gateway.db)
    expect(await stored()).toHaveLength(1)
    await wait(2)
    await enforceRetention(gateway.db)
    expect(await stored()).toEqual([])
  })

  it('[SRCH-11] are forgotten where the search may be about a person', async () => {
    await search('inger.holmqvist@example.com')
    await search('qwexyz 010190-1234')
    await search('+45 70 12 34 56 qwexyz')
    await search(`qwexyz ${'word '.repeat(20)}`)
    await search('q'.repeat(31))
    expect(await stored()).toEqual([])
  })

  it('[SRCH-11] are limited in number, and the rarest go', async () => {
    const { db } = gateway
    const words = createUnknownWords(db)
    await db.insert(unknownWords).values(
      Array.from({ length: 1900 }, (_, n) => ({
        shopId: 'a',
        word: `w${n}`,
        searches: 2,
        days: 2,
        lastDay: '2026-11-20',
      })),
    )
    for (let n = 0; n < 700; n++) words.note('a', `new${n}`, [`new${n}`])
    await words.store()
    const counts = await db.execute(
      sql`select days, count(*)::int as words from unknown_words group by days order by days`,
    )
    expect(counts.rows).toEqual([
      { days: 1, words: 100 },
      { days: 2, words: 1900 },
    ])
  })
})
