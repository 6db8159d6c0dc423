import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestGateway, type TestGateway } from '../testing.ts'
import { testShop } from '../testing/test-shop.ts'
import { orders } from './schema.ts'
import { prepareDatabase } from '../seeding/prepare-database.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway()
})
afterAll(() => gateway.close())

it('lets several gateways start on an empty database at the same time', async () => {
  const { db, pool } = gateway.database
  await pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public')
  await Promise.all(Array.from({ length: 4 }, () => prepareDatabase(db, [testShop], true)))
  expect(await db.$count(orders)).toBe(0)
  const { rows } = await pool.query(`select email from customers order by email`)
  expect(rows).toEqual([{ email: 'demo@example.com' }, { email: 'new@example.com' }])
})
