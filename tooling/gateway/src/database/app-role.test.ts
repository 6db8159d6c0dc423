import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createGateway } from '../gateway.ts'
import { orders } from '../orders/order-tables.ts'
import { createShopper, eventually, offlinePlatform, useTestGateway } from '../../testing/test.ts'
import { guideStatements } from '../../testing/database/guide-roles.ts'
import { claimDeployment } from '../deployment/claim-deployment.ts'
import { admitAppRole, APP_ROLE, warnOfOwner } from './app-role.ts'
import { CALL_TIMEOUTS, NO_TIMEOUTS, openDatabase, type OpenDatabase } from './database.ts'

const gateway = useTestGateway()
let app: OpenDatabase
let appUrl: string

/** A shopper at a gateway that uses another connection to the same database. */
function shopperAt(database: OpenDatabase) {
  const { app: calls } = createGateway(database, gateway.settings, offlinePlatform)
  return createShopper(async (...request) => calls.fetch(new Request(...request)), 'test_free')
}
const databaseName = () => new URL(appUrl).pathname.slice(1)
const customProperties = { cprNumber: '251248-9996' }

/** Makes the database and the two roles of the guides, under names of their own. Returns their addresses. */
async function rolesOfGuides(statements: (line: string) => boolean) {
  const name = `guide_${randomBytes(4).toString('hex')}`
  const { pool } = gateway.database
  for (const line of guideStatements(name, name).filter(statements)) await pool.query(line)
  onTestFinished(async () => {
    await pool.query(`drop database ${name} with (force)`)
    await pool.query(`drop role ${name}, ${name}_owner`)
  })
  const urlFor = (username: string) =>
    Object.assign(new URL(gateway.settings.databaseUrl), { pathname: name, username, password: name }).href
  return { ownerUrl: urlFor(`${name}_owner`), callsUrl: urlFor(name) }
}

describe('the role of the app', () => {
  beforeAll(async () => {
    appUrl = Object.assign(new URL(gateway.settings.databaseUrl), { username: APP_ROLE, password: 'of a test' }).href
    // As gateways that start at the same time do.
    await Promise.all(Array.from({ length: 3 }, () => admitAppRole(gateway.db, appUrl)))
    app = openDatabase(appUrl, NO_TIMEOUTS)
  })
  afterAll(() => app.pool.end())

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
      // The gateway that took the order may be sending its mail already.
      const done = async () => (await app.pool.query(`select from outbox where done_at is not null`)).rowCount
      await eventually(async () => expect(await done()).toBe(1))
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
      await gateway.database.pool.query(
        `alter role ${APP_ROLE} in database "${databaseName()}" set lock_timeout = 3000`,
      )
      await admitAppRole(gateway.db, appUrl)
      const later = openDatabase(appUrl, NO_TIMEOUTS)
      expect((await later.pool.query('show lock_timeout')).rows).toEqual([{ lock_timeout: '3s' }])
      await later.pool.end()
      const hurried = openDatabase(appUrl, { statement_timeout: 50 })
      await expect(hurried.pool.query('select pg_sleep(5)')).rejects.toThrow('due to statement timeout')
      await hurried.pool.end()
    })
  })

  describe('the two roles of the guides', () => {
    it('[RUN-16] are enough to prepare a database and to serve, and only the owner is warned of', async () => {
      const said: string[] = []
      vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line))
      const { ownerUrl, callsUrl } = await rolesOfGuides(() => true)
      const [owner, calls] = [openDatabase(ownerUrl, NO_TIMEOUTS), openDatabase(callsUrl, NO_TIMEOUTS)]
      await claimDeployment(owner.db, gateway.settings.deployment, { isEmbedded: false })
      await admitAppRole(owner.db, callsUrl)
      await warnOfOwner(calls.db)
      expect([await calls.db.$count(orders), said]).toEqual([0, []])
      const timeouts = await calls.pool.query(`select name, setting from pg_settings where name = any($1)`, [
        Object.keys(CALL_TIMEOUTS),
      ])
      expect(Object.fromEntries(timeouts.rows.map(({ name, setting }) => [name, Number(setting)]))).toEqual(
        CALL_TIMEOUTS,
      )
      await expect(calls.pool.query('drop table orders')).rejects.toThrow('must be owner')
      await warnOfOwner(owner.db)
      expect(said.join()).toContain('"event":"owner-serves"')
      await Promise.all([owner.pool.end(), calls.pool.end()])
    })

    it('[RUN-16] need their timeouts, and the start says where they stand', async () => {
      const { ownerUrl, callsUrl } = await rolesOfGuides((line) => !line.startsWith('alter role'))
      const owner = openDatabase(ownerUrl, NO_TIMEOUTS)
      await claimDeployment(owner.db, gateway.settings.deployment, { isEmbedded: false })
      await expect(admitAppRole(owner.db, callsUrl)).rejects.toThrow('tooling/operate/database.sql')
      await owner.pool.end()
    })
  })
})
