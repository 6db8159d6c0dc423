import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { Pool } from 'pg'
import { systemClock } from '../src/model/clock.ts'
import { openDatabase, type OpenDatabase } from '../src/database/database.ts'
import { joinEmbeddedServer, type EmbeddedServer } from '../src/database/embedded/embedded-server.ts'
import { isAlive } from '../src/database/embedded/postmaster.ts'
import { claimDeployment } from '../src/deployment/claim-deployment.ts'
import { createGateway, type Gateway, type Platform } from '../src/gateway.ts'
import { prepareDatabase, type DemoCustomers } from '../src/seeding/prepare-database.ts'
import { readDemoData } from '../src/seeding/read-demo-data.ts'
import type { SeedData } from '../src/seeding/seed-data.ts'
import { versionOf } from '../src/seeding/seed-shops.ts'
import { readSettings, type Settings } from '../src/settings.ts'
import { shops } from '../src/shops/shop-tables.ts'
import { duringTests } from './during-tests.ts'
import { britishTestShop, freeTestShop, testShop } from './test-shop.ts'

/** A gateway with its own database, for one test file. */
export interface TestGateway extends Gateway {
  database: OpenDatabase
  db: OpenDatabase['db']
  settings: Settings
  /** Calls the gateway in memory: `http://gateway.test/shops/<id>/api/...`. */
  fetch: typeof fetch
  /** Another gateway on the same database. */
  another: (platform?: Partial<Platform>) => Gateway
  /** Makes the Danish test shop take payments of a provider. Needs `SHOP_CACHE=off` once the shop was asked for. */
  useProvider: (paymentProvider: string) => Promise<unknown>
  close: () => Promise<void>
}

export interface TestGatewayOptions {
  /** The locale of the database, by which SQL knows the case of letters. By default `C`, as the packaged server has. */
  locale?: 'C' | 'C.UTF-8'
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

/** A platform without network and without timers, where a hash costs next to nothing. */
export const offlinePlatform: Platform = {
  fetch: () => Promise.reject(new Error('Tests do not go out')),
  sendMail: () => Promise.resolve(),
  clock: systemClock,
  // The least that argon2 takes.
  passwordCost: { memory: 8, passes: 1, parallelism: 1 },
  intervalsMs: {
    outbox: Infinity,
    reconcileDuePayments: Infinity,
    deleteExpired: Infinity,
    retention: Infinity,
  },
}

/** Starts a gateway for tests. Its database is migrated and seeded once, then copied for every test file. */
export async function createTestGateway(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const { url, drop } = await ownDatabase(contents[options.shops ?? 'small'](), options.locale ?? 'C')
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
    db: database.db,
    settings,
    another,
    useProvider: (paymentProvider) =>
      database.db.update(shops).set({ changes: { paymentProvider } }).where(eq(shops.id, 'test_dk')),
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

/** The gateway of a test file, or of one `describe`. */
export const useTestGateway = (options?: TestGatewayOptions): TestGateway =>
  duringTests(
    () => createTestGateway(options),
    (gateway) => gateway.close(),
  )

/** What a template contains, with a fingerprint of it. */
interface Content {
  data: SeedData
  customers: DemoCustomers
  fingerprint: string
}

/** Keeps the result of the first call. All test files of a process use it. */
function once<Result>(make: () => Result): () => Result {
  let made: { result: Result } | undefined
  return () => (made ??= { result: make() }).result
}

const demoData = once(() => ({ ...readDemoData(), passwordCost: offlinePlatform.passwordCost }))
const contentOf = (data: SeedData, customers: DemoCustomers): Content => ({
  data,
  customers,
  fingerprint: fingerprint(data, customers),
})
const contents = {
  small: once(() => contentOf({ ...demoData(), shops: [testShop, freeTestShop, britishTestShop] }, 'customers')),
  demo: once(() => contentOf(demoData(), 'customers with orders')),
}

/** The packaged server. Each process joins it once, and its watcher leaves it when the process ends. */
const embeddedServer = once(() => joinEmbeddedServer(SERVER_FOLDER, { durable: false }))

async function testServer(): Promise<Pick<EmbeddedServer, 'urlOf' | 'exclusively'>> {
  const url = process.env['DATABASE_URL']
  if (url) {
    return { urlOf: (name) => Object.assign(new URL(url), { pathname: name }).href, exclusively: (work) => work() }
  }
  const server = await embeddedServer()
  await server.ensureRunning()
  return server
}

async function ownDatabase(content: Content, locale: string) {
  const { urlOf, exclusively } = await testServer()
  const template = `template_${content.fingerprint}_${locale}`
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`
  const server = maintenance(urlOf('postgres'))
  await exclusively(async () => {
    await dropLeftovers(server)
    if (!(await exists(server, template))) await createTemplate(server, urlOf, { template, locale }, content)
    // Copies files instead of writing the copy to the log, which takes twice as long.
    await server.query(`create database "${name}" template "${template}" strategy file_copy`)
  })
  return { url: urlOf(name), drop: () => drop(server, name) }
}

/** Creates a template under a temporary name, so that a half-filled one is never used. */
async function createTemplate(
  server: Pool,
  urlOf: EmbeddedServer['urlOf'],
  { template, locale }: { template: string; locale: string },
  { data, customers }: Content,
) {
  const unfinished = `test_${process.pid}_template`
  const provider = locale === 'C' ? 'libc' : 'builtin'
  await server.query(
    `create database "${unfinished}" template template0 encoding 'UTF8' locale '${locale}' locale_provider ${provider}`,
  )
  const { db, pool } = openDatabase(urlOf(unfinished))
  try {
    await prepareDatabase(db, data, customers)
    await claimDeployment(db, readSettings({ SITE_ENV: 'local' }).deployment, { isEmbedded: true })
  } finally {
    await pool.end()
  }
  await server.query(`alter database "${unfinished}" rename to "${template}"`)
}

const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name, 'en')

/** Changes with the migrations, the seeded data and the seeding code. */
function fingerprint({ pictures, customers, passwordCost, ...data }: SeedData, demo: DemoCustomers): string {
  const hash = createHash('sha256')
  for (const folder of ['../migrations', '../src/seeding']) {
    const files = readdirSync(path.resolve(import.meta.dirname, folder), { withFileTypes: true })
    for (const { parentPath, name } of files.filter((file) => file.isFile()).toSorted(byName)) {
      hash.update(readFileSync(path.join(parentPath, name)))
    }
  }
  for (const shop of data.shops) hash.update(versionOf(shop))
  hash.update(JSON.stringify([pictures.map((picture) => picture.hash), customers, passwordCost, demo]))
  return hash.digest('hex').slice(0, 12)
}

let openMaintenance: { url: string; pool: Pool } | undefined

/** The connection that creates and drops databases. A process opens one, which does not keep it running. */
function maintenance(url: string): Pool {
  if (openMaintenance?.url !== url) {
    openMaintenance = { url, pool: new Pool({ connectionString: url, max: 1, allowExitOnIdle: true }) }
    // The next query opens another one.
    openMaintenance.pool.on('error', () => undefined)
  }
  return openMaintenance.pool
}

const drop = async (server: Pool, name: string) =>
  void (await server.query(`drop database if exists "${name}" with (force)`))

const exists = async (server: Pool, name: string) =>
  (await server.query('select 1 from pg_database where datname = $1', [name])).rows.length > 0

/** Drops databases left by killed test runs. */
async function dropLeftovers(server: Pool): Promise<void> {
  const { rows } = await server.query<{ datname: string }>(
    `select datname from pg_database where datname like 'test\\_%'`,
  )
  for (const { datname } of rows) {
    const pid = Number(datname.split('_')[1])
    if (pid > 0 && !isAlive(pid)) await drop(server, datname)
  }
}
