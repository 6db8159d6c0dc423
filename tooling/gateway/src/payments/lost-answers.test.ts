import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type OpenDatabase } from '../database/database.ts'
import { createGateway, type Gateway } from '../gateway.ts'
import { orders } from '../orders/order-tables.ts'
import { outbox } from '../outbox/outbox-tables.ts'
import { createShopper, offlinePlatform, useTestGateway } from '../../testing/test.ts'
import { startLosingProxy } from '../../testing/database/losing-proxy.ts'
import { modelProviders, type ModelPayment, type ModelProvider } from '../../testing/simulation/model-provider.ts'
import { createRecords, deliverAll, letTimePass } from '../../testing/simulation/purchase-world.ts'
import { createQuickClock } from '../../testing/simulation/quick-clock.ts'
import { transactions } from '../transactions/transaction-tables.ts'

const direct = useTestGateway({ environment: { SHOP_CACHE: 'off' } })
const { db } = direct
let proxy: Awaited<ReturnType<typeof startLosingProxy>>
let behindProxy: OpenDatabase
let gateway: Gateway
const toGateway: typeof fetch = async (...request) => await gateway.app.fetch(new Request(...request))
let records: ReturnType<typeof createRecords>

// Loses the answer to every fourth write. `LOST_ANSWERS=1` tries every write.
const STEP = Number(process.env['LOST_ANSWERS'] ?? 4)
const FIRST = Math.floor(STEP / 2)
const TRIES = 5

/** Repeats a call while the gateway fails, as a customer does who presses the button again. */
async function untilServed<Answer>(call: () => Promise<Answer>, isServed: (answer: Answer) => boolean) {
  for (let tries = 0; tries < TRIES; tries++) {
    const answer = await call()
    if (isServed(answer)) return answer
  }
  throw new Error('The customer gives up')
}

/** Forgets the purchases so far, and starts a gateway and a provider for the next one. */
async function startAnew() {
  for (const table of [orders, transactions, outbox]) await db.delete(table)
  records = createRecords((request) => toGateway(request))
  const platform = { ...offlinePlatform, fetch: records.sandboxes.fetch, clock: createQuickClock() }
  gateway = createGateway(behindProxy, direct.settings, platform)
}

const isOrdered = async () => (await db.$count(orders)) > 0

/** Buys while the answer to one write is lost. Returns what the customer paid. */
async function purchase(provider: ModelProvider, writes: number) {
  await startAnew()
  const shopper = createShopper(toGateway)
  await shopper.add({ battery: 2 })
  proxy.loseAfter(writes)
  const { body: placed } = await untilServed(shopper.placeOrder, ({ status }) => status === 200)
  const open = () => provider.open(shopper, placed)
  const payment: ModelPayment | undefined = await untilServed(open, (opened) => opened !== undefined)
  if (!payment) throw new Error('No page to pay')
  const pay = async () => {
    await provider.pay(shopper, payment, records.sandboxes, false)
    return await provider.hasMoney(payment.paymentId, records)
  }
  await untilServed(pay, (hasMoney) => hasMoney)
  for (let rounds = 0; rounds === 0 || !(await isOrdered()); rounds++) {
    if (rounds === TRIES) throw new Error('No order follows the payment')
    await deliverAll(records.webhooks, { fetch: toGateway })
    await gateway.background.idle()
    await letTimePass(db)
    // A job whose answer was lost fails, and runs again in the next round.
    await gateway.runDueJobs().catch(() => undefined)
  }
  return shopper.userId
}

describe('lost answers', () => {
  beforeAll(async () => {
    proxy = await startLosingProxy(direct.settings.databaseUrl)
    behindProxy = openDatabase(proxy.url)
  })
  afterAll(async () => {
    await gateway.background.stop()
    await behindProxy.pool.end()
    proxy.close()
  })

  describe.each(modelProviders)('a purchase with $name', (provider) => {
    beforeAll(() => direct.useProvider(provider.name))

    it('is one order, whichever answer of the database to a write is lost', async () => {
      for (let writes = FIRST; writes === FIRST || proxy.hasLost(); writes += STEP) {
        const userId = await purchase(provider, writes)
        const placed = await db.select().from(orders).where(eq(orders.userId, userId))
        expect({ writes, orders: placed.length }).toEqual({ writes, orders: 1 })
      }
    }, 120_000)
  })
})
