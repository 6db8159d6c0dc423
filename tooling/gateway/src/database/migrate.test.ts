import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orders } from '../orders/order-tables.ts'
import { prepareDatabase } from '../seeding/prepare-database.ts'
import { readDemoData } from '../seeding/read-demo-data.ts'
import { testShop, useTestGateway } from '../../testing/test.ts'
import { migrate } from './migrate.ts'
import { ownMigrations } from '../paths.ts'

const gateway = useTestGateway()

async function updatesOf(migration: string) {
  const file = path.join(ownMigrations, migration)
  const statements = (await readFile(file, 'utf8')).split('--> statement-breakpoint')
  return statements.filter((statement) => statement.includes('UPDATE')).join('\n')
}

interface OldTransaction {
  id: string
  draft?: object
  paymentId?: string
  claimedAt?: Date
}
const insertTransaction = ({ id, draft = {}, paymentId, claimedAt }: OldTransaction) =>
  gateway.database.pool.query(
    `insert into transactions (id, correlation_id, shop_id, user_id, status, is_current, cart_hash, form_hash, draft,
       amount_minor, currency, provider, payment_id, payment_claimed_at)
     values ($1, '', 'test_dk', $1, 'authorising', true, '', '', $2, 100, 'DKK', 'adyen', $3, $4)`,
    [id, draft, paymentId, claimedAt],
  )

describe('migrate', () => {
  it('lets several gateways start on an empty database at the same time', async () => {
    const { db, pool } = gateway.database
    await pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public')
    const data = { ...readDemoData(), shops: [testShop] }
    await Promise.all(Array.from({ length: 4 }, () => prepareDatabase(db, data, 'customers')))
    expect(await db.$count(orders)).toBe(0)
    const { rows } = await pool.query(`select email from customers order by email`)
    expect(rows).toEqual([{ email: 'demo@example.com' }, { email: 'new@example.com' }])
  })

  describe('a migration of a table that a long transaction uses', () => {
    let migrationsFolder: string
    beforeAll(async () => {
      migrationsFolder = await mkdtemp(path.join(tmpdir(), 'migrations-'))
      await mkdir(path.join(migrationsFolder, 'meta'))
      const entries = [{ idx: 0, version: '7', when: Date.now() + 1e9, tag: 'later', breakpoints: true }]
      await writeFile(path.join(migrationsFolder, 'meta/_journal.json'), JSON.stringify({ entries }))
      await writeFile(path.join(migrationsFolder, 'later.sql'), 'alter table carts add column later text')
    })
    afterAll(() => rm(migrationsFolder, { recursive: true }))

    it('lets calls pass between its tries, and is applied once by gateways that wait together', async () => {
      const { db, pool } = gateway.database
      const long = await pool.connect()
      await long.query('begin; select from carts')
      const migrations = [1, 2].map(() =>
        migrate(db, { migrationsFolder, lockTimeoutMs: 100, tries: 1000, pauseMs: 50 }),
      )
      for (let calls = 0; calls < 5; calls++) await pool.query('select from carts')
      await long.query('commit')
      long.release()
      await Promise.all(migrations)
      const { rows } = await pool.query(
        `select column_name from information_schema.columns where column_name = 'later'`,
      )
      expect(rows).toHaveLength(1)
      await pool.query(`alter table carts drop column later; delete from drizzle.__drizzle_migrations
      where created_at > extract(epoch from now()) * 1000`)
    })

    it('ends the start with instructions when the transaction never ends', async () => {
      const { db, pool } = gateway.database
      const long = await pool.connect()
      await long.query('begin; select from carts')
      const migration = migrate(db, { migrationsFolder, lockTimeoutMs: 50, tries: 2, pauseMs: 1 })
      await expect(migration).rejects.toThrow('end the long transaction')
      await long.query('rollback')
      long.release()
    })
  })

  it('assigns old payments to the provider where all of them were made', async () => {
    const { pool } = gateway.database
    await insertTransaction({ id: 'paid', paymentId: 'p-1', claimedAt: new Date() })
    await insertTransaction({ id: 'claimed', claimedAt: new Date() })
    await insertTransaction({ id: 'untouched' })
    await pool.query(await updatesOf('0005_payments_of_their_provider.sql'))
    const { rows } = await pool.query('select id, provider from transactions order by id')
    expect(rows).toEqual([
      { id: 'claimed', provider: 'nets' },
      { id: 'paid', provider: 'nets' },
      { id: 'untouched', provider: 'adyen' },
    ])
  })

  it('keeps the encrypted CPR number of old orders under its present name', async () => {
    const { pool } = gateway.database
    await insertTransaction({ id: 'free', draft: { lines: [], sealedCpr: 'abc' } })
    await insertTransaction({ id: 'bought', draft: { lines: [], sealedCpr: null } })
    await insertTransaction({ id: 'new', draft: { lines: [], encryptedCpr: 'def' } })
    await pool.query(await updatesOf('0006_pictures_and_names.sql'))
    const { rows } = await pool.query(`select draft from transactions where draft ? 'lines' order by id`)
    expect(rows.map(({ draft }) => draft)).toEqual([
      { lines: [], encryptedCpr: null },
      { lines: [], encryptedCpr: 'abc' },
      { lines: [], encryptedCpr: 'def' },
    ])
  })
})
