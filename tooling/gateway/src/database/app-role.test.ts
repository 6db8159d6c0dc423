import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGateway } from '../gateway.ts'
import { createTestGateway, offlinePlatform, type TestGateway } from '../testing.ts'
import { createShopper } from '../testing/shopper.ts'
import { admitAppRole, APP_ROLE } from './app-role.ts'
import { NO_TIMEOUTS, openDatabase, type OpenDatabase } from './database.ts'

let gateway: TestGateway
let app: OpenDatabase
let appUrl: string

beforeAll(async () => {
  gateway = await createTestGateway()
  appUrl = Object.assign(new URL(gateway.settings.databaseUrl), { username: APP_ROLE, password: 'of a test' }).href
  // As gateways that start at the same time do.
  await Promise.all(Array.from({ length: 3 }, () => admitAppRole(gateway.database.db, appUrl)))
  app = openDatabase(appUrl, NO_TIMEOUTS)
})
afterAll(async () => {
  await app.pool.end()
  await gateway.close()
})

/** A shopper at a gateway that uses another connection to the same database. */
function shopperAt(database: OpenDatabase) {
  const { app: calls } = createGateway(database, gateway.settings, offlinePlatform)
  return createShopper(async (...request) => calls.fetch(new Request(...request)), 'test_free')
}
const databaseName = () => new URL(appUrl).pathname.slice(1)
const customProperties = { cprNumber: '251248-9996' }

describe('the role that calls run as', () => {
  it('is enough to place an order and to do all jobs', async () => {
    const shopper = shopperAt(app)
    await shopper.add({ battery: 1 })
    const { body } = await shopper.placeOrder({ customProperties })
    expect(await shopper.transaction(body.transactionId, body.correlationId)).toMatchObject({
      body: { orderPlaced: true },
    })
    const login = { email: 'demo@example.com', password: 'Hearing2026' }
    expect((await shopper.call('POST', '/v1.0/authenticate', login)).status).toBe(200)
    await createGateway(app, gateway.settings, offlinePlatform).runDueJobs()
    expect((await app.pool.query(`select from outbox where done_at is not null`)).rowCount).toBe(1)
  })

  it('changes no table, makes none, and runs no program of the server', async () => {
    const { rows } = await app.pool.query(
      'select rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user',
    )
    expect(rows).toEqual([{ rolsuper: false, rolcreaterole: false, rolcreatedb: false }])
    await expect(app.pool.query('drop table orders')).rejects.toThrow('must be owner of table orders')
    await expect(app.pool.query('create table mine ()')).rejects.toThrow('permission denied for schema public')
    await expect(app.pool.query(`copy orders to program 'true'`)).rejects.toThrow('permission denied')
  })
})

describe('a call', () => {
  it('gives up on a lock after a timeout and answers 503 with Retry-After', async () => {
    const hurried = openDatabase(appUrl, { statement_timeout: 400, lock_timeout: 100 })
    const shopper = shopperAt(hurried)
    await shopper.add({ battery: 1 })
    const holder = await gateway.database.pool.connect()
    try {
      await holder.query('begin; lock table carts')
      const waiting = await shopper.add({ battery: 1 })
      expect([waiting.status, waiting.headers.get('retry-after')]).toEqual([503, '2'])
    } finally {
      await holder.query('rollback')
      holder.release()
      await hurried.pool.end()
    }
  })

  it('[RUN-04] ends its statements by the timeouts of its role, of which an operator can set others', async () => {
    const { rows } = await app.pool.query(
      `select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`,
    )
    expect(rows.map(({ setting }) => Number(setting))).toEqual([10_000, 5000, 10_000])
    await gateway.database.pool.query(`alter role ${APP_ROLE} in database "${databaseName()}" set lock_timeout = 3000`)
    await admitAppRole(gateway.database.db, appUrl)
    const later = openDatabase(appUrl, NO_TIMEOUTS)
    expect((await later.pool.query('show lock_timeout')).rows).toEqual([{ lock_timeout: '3s' }])
    await later.pool.end()
    const hurried = openDatabase(appUrl, { statement_timeout: 50 })
    await expect(hurried.pool.query('select pg_sleep(5)')).rejects.toThrow('due to statement timeout')
    await hurried.pool.end()
  })
})
