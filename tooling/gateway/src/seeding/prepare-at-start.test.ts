import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { customers } from '../account/customer-tables.ts'
import { isOutdated, PASSWORD_COST } from '../account/password/password.ts'
import { pictures } from '../pictures/picture-tables.ts'
import { shops } from '../shops/shop-tables.ts'
import { testShop, useTestGateway } from '../../testing/test.ts'
import { prepareAtStart } from './prepare-at-start.ts'
import { readDemoData } from './read-demo-data.ts'
import { seedProgram } from '../../testing/paths.ts'

const gateway = useTestGateway()

const deployment = { environment: 'production', secretKeyId: '1', earlierKeyIds: [], accounts: {} } as const
const local = () => ({ deployment: gateway.settings.deployment, seedsDemoShops: true, isEmbedded: false })
const ownerUrl = () => gateway.database.pool.options.connectionString ?? ''
const contents = async () => {
  const { db } = gateway
  return [await db.$count(shops), await db.$count(pictures), await db.$count(customers)]
}
const seedDemoShops = (environment: Record<string, string>) =>
  promisify(execFile)(process.execPath, [seedProgram], {
    env: { ...process.env, DATABASE_URL: ownerUrl(), ...environment },
  })

describe('prepareAtStart', () => {
  beforeAll(async () => {
    const { pool } = gateway.database
    await pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public')
  })

  describe('where customers are', () => {
    it('a gateway makes its tables and puts nothing into them', async () => {
      await prepareAtStart(gateway.db, {
        deployment,
        seedsDemoShops: false,
        ownerUrl: ownerUrl(),
        isEmbedded: false,
      })
      expect(await contents()).toEqual([0, 0, 0])
    })

    it.each([
      ['production', { SITE_ENV: 'production', SEED_DEMO_SHOPS: 'on' }],
      ['a named database', { SITE_ENV: 'local' }],
      ['the database of another deployment', { SITE_ENV: 'local', SEED_DEMO_SHOPS: 'on' }],
    ])('the demo shops cannot be written into %s by mistake', async (_where, environment) => {
      await expect(seedDemoShops(environment)).rejects.toMatchObject({ code: 1 })
      expect(await contents()).toEqual([0, 0, 0])
    })
  })

  describe('on a developer’s machine', () => {
    beforeAll(() => gateway.database.pool.query('delete from deployment'))

    it('a gateway writes the demo shops with their customers, wherever its environment names the database', async () => {
      vi.stubEnv('DATABASE_URL_FILE', '/run/secrets/DATABASE_URL')
      onTestFinished(() => void vi.unstubAllEnvs())
      await prepareAtStart(gateway.db, { ...local(), ownerUrl: ownerUrl() })
      const demo = readDemoData()
      const written = await gateway.db.select({ id: shops.id }).from(shops)
      expect(written.map(({ id }) => id)).toEqual(expect.arrayContaining(demo.shops.map(({ id }) => id)))
      const [, pictureCount] = await contents()
      expect(pictureCount).toBe(demo.pictures.length)
      const hashes = await gateway.db.select({ hash: customers.passwordHash }).from(customers)
      expect(hashes.length).toBeGreaterThan(0)
      expect(hashes.filter(({ hash }) => isOutdated(hash, PASSWORD_COST))).toEqual([])
    })

    it('a gateway does not start on a shop whose currency is unknown [API-49]', async () => {
      const { db } = gateway
      await db.update(shops).set({ settings: { ...testShop.settings, currency: 'kr' } })
      const started = prepareAtStart(db, { ...local(), seedsDemoShops: false, ownerUrl: ownerUrl() })
      await expect(started).rejects.toThrow('has settings.currency "kr". It must be a code of ISO 4217, such as DKK.')
    })

    it('a gateway does not start without them', async () => {
      const elsewhere = 'postgres://nobody@127.0.0.1:1/none'
      await expect(prepareAtStart(gateway.db, { ...local(), ownerUrl: elsewhere })).rejects.toThrow(
        'demo shops could not be written',
      )
    })
  })
})
