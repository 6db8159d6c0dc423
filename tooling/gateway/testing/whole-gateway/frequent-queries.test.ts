import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { customers } from '../../src/account/customer-tables.ts'
import { createGateway } from '../../src/gateway.ts'
import { useTestGateway, offlinePlatform } from '../test-gateway.ts'
import { frequentCalls, type FrequentCall } from '../database/frequent-calls.ts'
import { fillDatabase, LARGE_TABLES } from '../database/large-database.ts'
import { planOf, recordQueries } from '../database/query-plans.ts'

const test = useTestGateway()
let calls: FrequentCall[]
let recording: ReturnType<typeof recordQueries>

describe('frequent queries', () => {
  beforeAll(async () => {
    const { database, settings } = test
    const [demo] = await database.db.select().from(customers).where(eq(customers.email, 'demo@example.com'))
    await fillDatabase(database.db, 20_000, demo!.id)
    recording = recordQueries(database)
    calls = frequentCalls(createGateway(recording.database, settings, offlinePlatform), recording.database.db)
  })

  it('reads no table that grows from one end to the other in what it does most often', async () => {
    const scans: string[] = []
    const used = new Set<string>()
    for (const { name, run } of calls) {
      await run()
      const queries = recording.take()
      expect({ name, isRecorded: queries.length > 0 }).toEqual({ name, isRecorded: true })
      for (const query of queries) {
        const { scanned, indexes } = await planOf(test.database.pool, query, { prefersIndexes: true })
        for (const index of indexes) used.add(index)
        for (const table of scanned.filter((one) => LARGE_TABLES.includes(one)))
          scans.push(`${name}: ${table}: ${query.text}`)
      }
    }
    expect(scans).toEqual([])
    const expected = [
      'orders_user',
      'outbox_due',
      'outbox_subject',
      'transactions_unpaid',
      'transactions_cpr',
      'carts_unused',
    ]
    expect([...used]).toEqual(expect.arrayContaining(expected))
  })

  it.each([
    [
      'orders of a customer that are counted',
      `select count(*) from orders where shop_id = 'test_dk' and user_id = 'c-7'`,
    ],
    ['logins that end with a password', `delete from sessions where customer_id = 'c-7'`],
    ['the latest orders of all shops', 'select * from orders order by placed_at desc limit 50'],
    ['the latest orders of a shop', `select * from orders where shop_id = 'test_dk' order by placed_at desc limit 50`],
    ['what the outbox has for a transaction', `select key from outbox where subject_id = 't-7'`],
    ['dead letters', 'select * from outbox where dead_at is not null order by dead_at limit 1000'],
  ])('finds %s by an index', async (_, text) => {
    expect((await planOf(test.database.pool, { text, values: [] }, { prefersIndexes: true })).scanned).toEqual([])
  })

  it('sees a scan where an index is missing, so that this test can fail', async () => {
    const text = `select * from transactions where form_hash = 'none'`
    expect((await planOf(test.database.pool, { text, values: [] }, { prefersIndexes: true })).scanned).toEqual([
      'transactions',
    ])
  })
})
