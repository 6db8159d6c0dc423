import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { orders } from '../orders/order-tables.ts'
import { outbox } from '../outbox/outbox-tables.ts'
import { createShopper, eventually, useTestGateway } from '../../testing/test.ts'
import { startLosingProxy } from '../../testing/database/losing-proxy.ts'
import { isDatabaseUnavailable } from './database-failure.ts'
import { CALL_TIMEOUTS, openDatabase } from './database.ts'

const gateway = useTestGateway()
let admin: Client
// Errors that would end the process.
const uncaught = vi.fn<(failure: Error) => void>()

const endBackEnds = () =>
  admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )

const CUSTOMERS_AT_ONCE = 10
const ORDERS_EACH = 5
const ORDERS = CUSTOMERS_AT_ONCE * ORDERS_EACH
const ENDINGS = 20

/** Repeats a call while the gateway answers 503, as a customer does who presses the button again. */
async function untilServed<Answer extends { status: number }>(call: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await call()
    if (answer.status !== 503) return answer
    await pause(5)
  }
}

async function orderOnce(index: number) {
  const shopper = createShopper(gateway.fetch, 'test_free')
  expect((await untilServed(() => shopper.add({ battery: 1 }))).status).toBe(200)
  const order = {
    invoiceAddress: { ...shopper.address, email: `${index}@example.com` },
    customProperties: { cprNumber: `010150-${String(index).padStart(4, '0')}` },
  }
  const { status, body } = await untilServed(() => shopper.placeOrder(order))
  expect({ status, errors: body.errorKeys }).toEqual({ status: 200, errors: undefined })
  return shopper.userId
}

describe('lost connections', () => {
  beforeAll(async () => {
    admin = new Client({ connectionString: gateway.settings.databaseUrl })
    await admin.connect()
    process.on('uncaughtException', uncaught)
  })
  afterEach(() => uncaught.mockReset())
  afterAll(async () => {
    process.off('uncaughtException', uncaught)
    await admin.end()
  })

  it('lives on when a connection breaks in the middle of a database transaction', async () => {
    const broken = gateway.db.transaction(async (tx) => {
      await tx.select().from(orders)
      await endBackEnds()
      // Idle inside its transaction, as between two queries: no pending query can reject.
      await pause(100)
    })
    await expect(broken).rejects.toThrow('Failed query: rollback')
    expect(uncaught).not.toHaveBeenCalled()
    expect(await gateway.db.$count(orders)).toBe(0)
  })

  it('releases a connection that breaks before its transaction has started', async () => {
    const { db, pool } = gateway.database
    pool.once('acquire', (client) => {
      client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined)
    })
    await expect(db.transaction((tx) => tx.select().from(orders))).rejects.toThrow('Failed query: begin')
    await eventually(() => expect(pool.totalCount - pool.idleCount).toBe(0))
  })

  it('gives up a connection whose database does not answer any more, so that others can connect again', async () => {
    const proxy = await startLosingProxy(gateway.settings.databaseUrl)
    const { db, pool } = openDatabase(proxy.url, CALL_TIMEOUTS, 300)
    const failure: unknown = await db
      .transaction(async (tx) => {
        await tx.select().from(orders)
        proxy.silence()
        await tx.select().from(orders)
      })
      .catch((reason: unknown) => reason)
    expect(isDatabaseUnavailable(failure)).toBe(true)
    await eventually(() => expect(pool.totalCount).toBe(0))
    await pool.end()
    proxy.close()
  })

  it('loses no order and doubles none while its connections are broken again and again', async () => {
    const visitors: string[] = []
    let endings = 0
    async function orderInTurn(customer: number) {
      for (let turn = 0; turn < ORDERS_EACH; turn++) {
        visitors.push(await orderOnce(customer * ORDERS_EACH + turn))
        // Other customers are placing their orders at this moment.
        if (visitors.length > endings * 2 && endings++ < ENDINGS) await endBackEnds()
      }
    }
    await Promise.all(Array.from({ length: CUSTOMERS_AT_ONCE }, (_, customer) => orderInTurn(customer)))
    expect(endings).toBeGreaterThanOrEqual(ENDINGS)
    const placed = await gateway.db.select().from(orders)
    expect(placed.map(({ userId }) => userId).toSorted()).toEqual(visitors.toSorted())
    const numbers = placed.map(({ orderNumber }) => orderNumber).toSorted()
    expect(numbers).toEqual(Array.from({ length: ORDERS }, (_, index) => `T${100_001 + index}`))
    const mails = await gateway.db.select().from(outbox).where(eq(outbox.kind, 'confirmation'))
    expect(new Set(mails.map(({ subjectId }) => subjectId)).size).toBe(ORDERS)
    expect(uncaught).not.toHaveBeenCalled()
  }, 120_000)
})
