import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGateway, type Gateway } from '../gateway.ts'
import { orders } from '../orders/order-tables.ts'
import { createShopper, offlinePlatform, useTestGateway } from '../../testing/test.ts'
import { until } from '../../testing/gateway-process.ts'
import { admitAppRole, APP_ROLE } from './app-role.ts'
import { isDatabaseUnavailable } from './database-failure.ts'
import { NO_TIMEOUTS, openDatabase, type OpenDatabase } from './database.ts'
import { freePort } from '@shop/server/testing/ports.ts'

const isInstalled = spawnSync('pgbouncer', ['--version']).status === 0
// Fewer than the customers at once, so that their transactions share connections.
const CONNECTIONS = 3
const CUSTOMERS = 12

describe.runIf(isInstalled)('behind PgBouncer with transaction pooling (needs PgBouncer)', () => {
  const direct = useTestGateway()
  let pooled: OpenDatabase
  let gateway: Gateway
  let bouncer: ChildProcess
  let bouncerUrl: string
  const folder = mkdtempSync(path.join(tmpdir(), 'pgbouncer-'))

  beforeAll(async () => {
    const appUrl = Object.assign(new URL(direct.settings.databaseUrl), { username: APP_ROLE, password: 'of a test' })
    await admitAppRole(direct.db, appUrl.href)
    const port = await freePort()
    const closed = await freePort()
    const configuration = path.join(folder, 'pgbouncer.ini')
    const login = `user=${APP_ROLE} password='of a test'`
    writeFileSync(
      configuration,
      `[databases]
shop = host=${appUrl.hostname} port=${appUrl.port} dbname=${appUrl.pathname.slice(1)} ${login}
gone = host=127.0.0.1 port=${closed} dbname=shop ${login}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${CONNECTIONS}
query_wait_timeout = 3
${process.getuid?.() === 0 ? 'user = nobody' : ''}
`,
    )
    chmodSync(folder, 0o755)
    bouncer = spawn('pgbouncer', ['--quiet', configuration], { stdio: 'ignore' })
    bouncerUrl = `postgres://${APP_ROLE}@127.0.0.1:${port}`
    pooled = openDatabase(`${bouncerUrl}/shop`, NO_TIMEOUTS)
    await until(() =>
      pooled.pool.query('select').then(
        () => true,
        () => false,
      ),
    )
    gateway = createGateway(pooled, direct.settings, offlinePlatform)
  })
  afterAll(async () => {
    await pooled.pool.end()
    bouncer.kill()
    rmSync(folder, { recursive: true })
  })

  it('[RUN-04] places the orders of customers that share connections', async () => {
    const placed = await Promise.all(
      Array.from({ length: CUSTOMERS }, async (_, index) => {
        const shopper = createShopper(async (...request) => gateway.app.fetch(new Request(...request)), 'test_free')
        await shopper.add({ battery: 1 })
        const { body } = await shopper.placeOrder({
          invoiceAddress: { ...shopper.address, email: `${index}@example.com` },
          customProperties: { cprNumber: `010150-${String(index).padStart(4, '0')}` },
        })
        return body.transactionId
      }),
    )
    await gateway.runDueJobs()
    const known = await direct.db.select().from(orders)
    expect(new Set(known.map(({ transactionId }) => transactionId))).toEqual(new Set(placed))
    expect(known).toHaveLength(CUSTOMERS)
    const { rows } = await direct.database.pool.query(
      `select count(*)::int from pg_stat_activity where usename = $1 and datname = current_database()`,
      [APP_ROLE],
    )
    expect(rows[0].count).toBeLessThanOrEqual(CONNECTIONS)
  })

  it('[RUN-04] keeps the timeouts of its role', async () => {
    const { rows } = await pooled.pool.query('show statement_timeout')
    expect(rows).toEqual([{ statement_timeout: '10s' }])
  })

  it('[RUN-04] answers 503 while the database behind it cannot be reached', async () => {
    const gone = openDatabase(`${bouncerUrl}/gone`, NO_TIMEOUTS)
    const failure: unknown = await gone.pool.query('select').catch((reason: unknown) => reason)
    expect(isDatabaseUnavailable(failure)).toBe(true)
    await gone.pool.end()
  })
})
