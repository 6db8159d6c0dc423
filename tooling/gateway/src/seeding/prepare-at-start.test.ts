import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { customers } from '../account/customer-tables.ts'
import { isOutdated, PASSWORD_COST } from '../account/password/password.ts'
import { pictures } from '../pictures/picture-tables.ts'
import { shops } from '../shops/shop-tables.ts'
import { createTestGateway, type TestGateway } from '../testing.ts'
import { testShop } from '../testing/test-shop.ts'
import { prepareAtStart } from './prepare-at-start.ts'
import { readDemoData } from './read-demo-data.ts'

let gateway: TestGateway
let folder: string
beforeAll(async () => {
  gateway = await createTestGateway()
  const { pool } = gateway.database
  await pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public')
  folder = await mkdtemp(path.join(tmpdir(), 'shops-'))
})
afterAll(async () => {
  await gateway.close()
  await rm(folder, { recursive: true })
})

const deployment = { environment: 'production', secretKeyId: '1', earlierKeyIds: [], accounts: {} } as const
const local = () => ({ deployment: gateway.settings.deployment, seedsDemoShops: true, isEmbedded: false })
const ownerUrl = () => gateway.database.pool.options.connectionString ?? ''
const contents = async () => {
  const { db } = gateway.database
  return [await db.$count(shops), await db.$count(pictures), await db.$count(customers)]
}
const seed = (...words: string[]) =>
  promisify(execFile)(process.execPath, [path.resolve(import.meta.dirname, '../seed.ts'), ...words], {
    env: { ...process.env, SITE_ENV: 'production', DATABASE_URL: ownerUrl() },
  })

describe('where customers are', () => {
  it('a gateway makes its tables and puts nothing into them', async () => {
    await prepareAtStart(gateway.database.db, {
      deployment,
      seedsDemoShops: false,
      ownerUrl: ownerUrl(),
      isEmbedded: false,
    })
    expect(await contents()).toEqual([0, 0, 0])
  })

  it('the demo shops cannot be written by mistake', async () => {
    await expect(seed()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('--data') })
    expect(await contents()).toEqual([0, 0, 0])
  })

  it('an operator writes shops of their own', async () => {
    const file = path.join(folder, 'shops.json')
    const data = JSON.stringify({ shops: [testShop], pictures: [] })
    await writeFile(file, data.replaceAll('/api/pictures/', '/pictures/'))
    expect(await seed('--data', file)).toMatchObject({ stdout: 'Seeded test_dk\n' })
    expect(await contents()).toEqual([1, 0, 0])
  })

  it('a gateway does not start on a shop whose currency is unknown [API-49]', async () => {
    const { db } = gateway.database
    const inCurrency = (currency: string) => db.update(shops).set({ settings: { ...testShop.settings, currency } })
    await inCurrency('kr')
    await expect(prepareAtStart(db, { isLocal: false, ownerUrl: ownerUrl() })).rejects.toThrow(
      'test_dk has settings.currency "kr". It must be a code of ISO 4217, such as DKK.',
    )
    await inCurrency('DKK')
  })
})

describe('on a developer’s machine', () => {
  beforeAll(() => gateway.database.pool.query('delete from deployment'))

  it('a gateway writes the demo shops with their customers, wherever its environment names the database', async () => {
    vi.stubEnv('DATABASE_URL_FILE', '/run/secrets/DATABASE_URL')
    onTestFinished(() => void vi.unstubAllEnvs())
    await prepareAtStart(gateway.database.db, { ...local(), ownerUrl: ownerUrl() })
    const demo = readDemoData()
    const written = await gateway.database.db.select({ id: shops.id }).from(shops)
    expect(written.map(({ id }) => id)).toEqual(expect.arrayContaining(demo.shops.map(({ id }) => id)))
    const [, pictureCount] = await contents()
    expect(pictureCount).toBe(demo.pictures.length)
    const hashes = await gateway.database.db.select({ hash: customers.passwordHash }).from(customers)
    expect(hashes.length).toBeGreaterThan(0)
    expect(hashes.filter(({ hash }) => isOutdated(hash, PASSWORD_COST))).toEqual([])
  })

  it('a gateway does not start without them', async () => {
    const elsewhere = 'postgres://nobody@127.0.0.1:1/none'
    await expect(prepareAtStart(gateway.database.db, { ...local(), ownerUrl: elsewhere })).rejects.toThrow(
      'demo shops could not be written',
    )
  })
})
