// Fills an empty database with a year of a large shop, then measures retention, or the most frequent queries.
//   node src/measure-database.ts retention|explain [--transactions 1000000]
import { parseArgs } from 'node:util'
import { and, eq } from 'drizzle-orm'
import { customers } from '../../src/account/customer-tables.ts'
import { readDatabaseSettings } from '../../src/database/database-settings.ts'
import { openDatabase, type Database, type OpenDatabase } from '../../src/database/database.ts'
import { withDatabase } from '../../src/database/with-database.ts'
import { deleteExpired } from '../../src/upkeep/delete-expired.ts'
import { createGateway } from '../../src/gateway.ts'
import { enforceRetention } from '../../src/upkeep/retention.ts'
import { prepareDatabase } from '../../src/seeding/prepare-database.ts'
import { readDemoData } from '../../src/seeding/read-demo-data.ts'
import { readSettings } from '../../src/settings.ts'
import { offlinePlatform } from '../test-gateway.ts'
import { frequentCalls } from '../database/frequent-calls.ts'
import { fillDatabase, LARGE_TABLES } from '../database/large-database.ts'
import { planOf, recordQueries } from '../database/query-plans.ts'
import { testShop } from '../test-shop.ts'
import { transactions } from '../../src/transactions/transaction-tables.ts'

const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Runs the retention as a gateway does. Prints the result of each step, the time and the memory. */
async function measureRetention({ db }: OpenDatabase): Promise<void> {
  const before = process.memoryUsage.rss()
  let most = before
  const watching = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20)
  const begun = performance.now()
  const found = { ...(await deleteExpired(db)), ...(await enforceRetention(db)) }
  const took = seconds(begun)
  clearInterval(watching)
  for (const [step, rows] of Object.entries(found)) console.log(`${step.padEnd(42)}${String(rows).padStart(9)} rows`)
  console.log(`Retention took ${took}; memory grew by ${megabytes(most - before)} at most`)
  const again = performance.now()
  await enforceRetention(db)
  console.log(`A second run, with nothing left to do, took ${seconds(again)}`)
}

/** Prints each statement of the most frequent calls with its time, its indexes and the scanned tables. */
async function explainQueries(database: OpenDatabase): Promise<void> {
  const recording = recordQueries(database)
  const settings = readSettings({ ...process.env, SITE_ENV: 'local' })
  const gateway = createGateway(recording.database, settings, offlinePlatform)
  for (const { name, run } of frequentCalls(gateway, recording.database.db)) {
    await run()
    for (const query of recording.take()) {
      // An insert is not repeated, because its row is unique.
      const isCarriedOut = !/^insert\b/i.test(query.text)
      const { scanned, indexes, milliseconds = 0 } = await planOf(database.pool, query, { isCarriedOut })
      const scans = scanned.filter((table) => LARGE_TABLES.includes(table)).map((table) => `SCANS ${table}`)
      const how = [...scans, ...new Set(indexes)].join(', ') || '–'
      console.log(
        `${name.padEnd(26)}${milliseconds.toFixed(2).padStart(9)} ms  ${query.text.slice(0, 60).padEnd(62)}${how}`,
      )
    }
  }
  await gateway.background.stop()
}

const MEASUREMENTS: Readonly<Record<string, (database: OpenDatabase) => Promise<void>>> = {
  retention: measureRetention,
  explain: explainQueries,
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { transactions: { type: 'string', default: '1000000' } },
})
const measurement = MEASUREMENTS[positionals[0] ?? '']
if (!measurement) throw new Error(`Say what to measure: ${Object.keys(MEASUREMENTS).join(' or ')}.`)

const measure = async (db: Database, url: string) => {
  const { passwordCost } = offlinePlatform
  await prepareDatabase(db, { ...readDemoData(), shops: [testShop], passwordCost }, 'customers')
  if ((await db.$count(transactions)) > 0) throw new Error('This database has transactions: take an empty DATA_DIR.')
  const count = Number(values.transactions)
  const isDemo = and(eq(customers.shopId, testShop.id), eq(customers.email, 'demo@example.com'))
  const [demo] = await db.select().from(customers).where(isDemo)
  const begun = performance.now()
  await fillDatabase(db, count, demo?.id ?? '')
  console.log(`Filled with ${count} transactions in ${seconds(begun)}`)
  // With the timeouts of a gateway's calls.
  const database = openDatabase(url)
  try {
    await measurement(database)
  } finally {
    await database.pool.end()
  }
}

await withDatabase(readDatabaseSettings(process.env), measure, { startsServer: true })
