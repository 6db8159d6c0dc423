import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../database/database.ts'
import { shops } from '../database/schema.ts'
import { createTestGateway, type TestGateway } from '../testing.ts'
import { createShopDirectory } from './shop-directory.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway()
})
afterAll(() => gateway.close())

const write = (changes: Record<string, unknown>) =>
  gateway.database.db.update(shops).set({ changes }).where(eq(shops.id, 'test_dk'))

it('says what an operator has changed as soon as what it remembers is no longer fresh', async () => {
  const clock = { now: 0 }
  const find = createShopDirectory(gateway.database.db, { freshFor: 10, now: () => clock.now })
  const daysOf = async () => (await find('test_dk'))?.configuration.deliveryDays
  await write({ deliveryDays: 7 })
  expect(await daysOf()).toBe(7)
  await write({ deliveryDays: 8 })
  expect(await daysOf()).toBe(7)
  clock.now += 10
  expect(await daysOf()).toBe(8)
})

it('looks once for all who ask at the same moment, and knows no shop that is none', async () => {
  const find = createShopDirectory(gateway.database.db)
  const [one, other] = await Promise.all([find('test_dk'), find('test_dk')])
  expect(one).toBe(other)
  expect(await find('nowhere')).toBeUndefined()
})

it('goes on with what it knows while the database is away', async () => {
  const { db, pool } = openDatabase(gateway.settings.databaseUrl)
  const find = createShopDirectory(db, { freshFor: 0 })
  const known = await find('test_dk')
  const away = Object.assign(new Error('Connection terminated'), { code: 'ECONNRESET' })
  pool.query = () => Promise.reject(away)
  expect(await find('test_dk')).toBe(known)
  await expect(find('never_seen')).rejects.toThrow('Failed query')
  await pool.end()
})
