import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client, type QueryResultRow } from 'pg'
import { systemClock } from './model/clock.ts'
import { openDatabase, type OpenDatabase } from './database/database.ts'
import { joinEmbeddedServer } from './database/embedded/embedded-server.ts'
import { isAlive } from './database/embedded/postmaster.ts'
import { createGateway, type Gateway, type Platform } from './gateway.ts'
import { prepareDatabase, type DemoCustomers } from './seeding/prepare-database.ts'
import { readDemoData } from './seeding/read-demo-data.ts'
import type { SeedData } from './seeding/seed-data.ts'
import { versionOf } from './seeding/seed-shops.ts'
import { readSettings, type Settings } from './settings.ts'
import { britishTestShop, freeTestShop, testShop } from './testing/test-shop.ts'

/** A gateway with its own database, for one test file. */
export interface TestGateway extends Gateway {
  database: OpenDatabase
  settings: Settings
  /** Calls the gateway in memory: `http://gateway.test/shops/<id>/api/...`. */
  fetch: typeof fetch
  /** Another gateway on the same database. */
  another: (platform?: Partial<Platform>) => Gateway
  close: () => Promise<void>
}

export interface TestGatewayOptions {
  /** The shops: three small ones with known rules (the default), or all demo shops. */
  shops?: 'small' | 'demo'
  platform?: Partial<Platform>
  /** Settings as environment variables. */
  environment?: Readonly<Record<string, string>>
  /** Settings as they are read. */
  settings?: Partial<Settings>
}

// All tests of a checkout of the repository share one server, separate from a running shop's.
const SERVER_FOLDER = path.join(
  tmpdir(),
  `gateway-tests-${createHash('sha256')
    .update(import.meta.dirname)
    .digest('hex')
    .slice(0, 8)}`,
)

/** A platform without network and without timers. */
export const offlinePlatform: Platform = {
  fetch: () => Promise.reject(new Error('Tests do not go out')),
  sendMail: () => Promise.resolve(),
  clock: systemClock,
  intervalsMs: {
    outbox: Infinity,
    reconcileDuePayments: Infinity,
    deleteExpired: Infinity,
    retention: Infinity,
  },
}

/** Starts a gateway for tests. Its database is migrated and seeded once, then copied for every test file. */
export async function createTestGateway(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const demo = readDemoData()
  const small = { ...demo, shops: [testShop, freeTestShop, britishTestShop] }
  const { url, drop } = await ownDatabase(
    options.shops === 'demo' ? [demo, 'customers with orders'] : [small, 'customers'],
  )
  const database = openDatabase(url)
  const environment = { SITE_ENV: 'local', ...options.environment, DATA_DIR: SERVER_FOLDER, DATABASE_URL: url }
  const settings = { ...readSettings(environment), ...options.settings }
  const another = (platform: Partial<Platform> = {}) =>
    createGateway(database, settings, { ...offlinePlatform, ...options.platform, ...platform })
  const gateway = another()
  const calls = new Set<Promise<Response>>()
  let isClosed = false
  return {
    ...gateway,
    database,
    settings,
    another,
    fetch: async (...request) => {
      // A webhook that arrives after its test ended gets a failed connection, and does not disturb the next test.
      if (isClosed) throw new TypeError('This gateway is closed')
      const call = Promise.resolve(gateway.app.fetch(new Request(...request)))
      calls.add(call)
      return await call.finally(() => calls.delete(call))
    },
    close: async () => {
      isClosed = true
      await Promise.allSettled(calls)
      await gateway.background.stop()
      await database.pool.end()
      await drop()
    },
  }
}

type Content = [data: SeedData, customers: DemoCustomers]

async function ownDatabase(content: Content) {
  const server = process.env['DATABASE_URL'] ? undefined : await joinEmbeddedServer(SERVER_FOLDER, { durable: false })
  const urlOf = (name: string) =>
    server?.urlOf(name) ?? Object.assign(new URL(process.env['DATABASE_URL'] ?? ''), { pathname: name }).href
  const exclusively = server?.exclusively ?? ((work: () => Promise<void>) => work())
  const template = `template_${fingerprint(...content)}`
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`
  await exclusively(async () => {
    await dropLeftovers(urlOf('postgres'))
    if (!(await exists(urlOf('postgres'), template))) await createTemplate(urlOf, template, content)
    // Copies files instead of writing the copy to the log, which takes twice as long.
    await run(urlOf('postgres'), `create database "${name}" template "${template}" strategy file_copy`)
  })
  return {
    url: urlOf(name),
    drop: async () => {
      await run(urlOf('postgres'), `drop database if exists "${name}" with (force)`)
      await server?.leave()
    },
  }
}

/** Creates a template under a temporary name, so that a half-filled one is never used. */
async function createTemplate(urlOf: (name: string) => string, template: string, content: Content) {
  const unfinished = `test_${process.pid}_template`
  await run(urlOf('postgres'), `create database "${unfinished}"`)
  const { db, pool } = openDatabase(urlOf(unfinished))
  try {
    await prepareDatabase(db, ...content)
  } finally {
    await pool.end()
  }
  await run(urlOf('postgres'), `alter database "${unfinished}" rename to "${template}"`)
}

const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name, 'en')

/** Changes with the migrations, the seeded data and the seeding code. */
function fingerprint({ shops, pictures, customers }: SeedData, demo: DemoCustomers): string {
  const hash = createHash('sha256')
  for (const folder of ['../migrations', 'seeding']) {
    const files = readdirSync(path.resolve(import.meta.dirname, folder), { withFileTypes: true })
    for (const { parentPath, name } of files.filter((file) => file.isFile()).toSorted(byName)) {
      hash.update(readFileSync(path.join(parentPath, name)))
    }
  }
  for (const shop of shops) hash.update(versionOf(shop))
  hash.update(JSON.stringify([pictures.map((picture) => picture.hash), customers, demo]))
  return hash.digest('hex').slice(0, 12)
}

async function query<Row extends QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}
const run = async (url: string, text: string) => void (await query(url, text))
const exists = async (url: string, name: string) =>
  (await query(url, `select 1 from pg_database where datname = '${name}'`)).length > 0

/** Drops databases left by killed test runs. */
async function dropLeftovers(url: string): Promise<void> {
  const left = await query<{ datname: string }>(url, `select datname from pg_database where datname like 'test\\_%'`)
  for (const { datname } of left) {
    const pid = Number(datname.split('_')[1])
    if (pid > 0 && !isAlive(pid)) await run(url, `drop database if exists "${datname}" with (force)`)
  }
}
