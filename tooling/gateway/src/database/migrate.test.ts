import { readFile } from 'node:fs/promises'
import path from 'node:path'
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

it('gives payments of before to the provider where every one of them was made', async () => {
  const { pool } = gateway.database
  const file = path.resolve(import.meta.dirname, '../../migrations/0005_payments_of_their_provider.sql')
  const statements = (await readFile(file, 'utf8')).split('--> statement-breakpoint')
  const update = statements.find((statement) => statement.includes('UPDATE')) ?? ''
  const insert = (id: string, paymentId: string | null, claimedAt: Date | null) =>
    pool.query(
      `insert into transactions (id, correlation_id, shop_id, user_id, status, is_current, cart_hash, form_hash, draft,
         amount_minor, currency, provider, payment_id, payment_claimed_at)
       values ($1, '', 'test_dk', $1, 'authorising', true, '', '', '{}', 100, 'DKK', 'adyen', $2, $3)`,
      [id, paymentId, claimedAt],
    )
  await insert('paid', 'p-1', new Date())
  await insert('claimed', null, new Date())
  await insert('untouched', null, null)
  await pool.query(update)
  const { rows } = await pool.query('select id, provider from transactions order by id')
  expect(rows).toEqual([
    { id: 'claimed', provider: 'nets' },
    { id: 'paid', provider: 'nets' },
    { id: 'untouched', provider: 'adyen' },
  ])
})
