import { desc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { alarms } from '../../src/alarms/alarm-tables.ts'
import type { Database } from '../../src/database/database.ts'
import type { PaymentOperation } from '../../src/model/outbox-kind.ts'
import { changeOrder, OrderRefusal } from '../../src/orders/change-order.ts'
import type { OrderAction } from '../../src/orders/order-steps.ts'
import { orders } from '../../src/orders/order-tables.ts'
import { outbox } from '../../src/outbox/outbox-tables.ts'
import type { TestGateway } from '../test-gateway.ts'
import { transactions } from '../../src/transactions/transaction-tables.ts'
import { createShopper } from '../shopper.ts'
import type { Death } from './life.ts'
import { createModelCustomer } from './model-customer.ts'
import type { ModelProvider } from './model-provider.ts'
import { moneyProviders, type UnaskedEvent } from './money-provider.ts'
import { createMortalGateways } from './mortal-gateways.ts'
import { createRecords, deliverAll, letTimePass } from './purchase-world.ts'
import { createScheduledDatabase } from './scheduled-database.ts'

/** A network to the provider that can lose answers and refuse requests. */
export function createUncertainNetwork() {
  let send: typeof fetch = fetch
  return {
    fetch: ((...sent) => send(...sent)) as typeof fetch,
    lead: (to: typeof fetch) => {
      send = to
    },
  }
}
export type UncertainNetwork = ReturnType<typeof createUncertainNetwork>

// Starts each step at once: here the simulation's actions decide the order.
const AT_ONCE = { schedule: <Value>(task: Promise<Value>) => task, waitFor: <Value>(work: Promise<Value>) => work }

/** Creates a customer, an operator, banks, and two gateways on one database that can be killed. All act in any order. */
export async function createMoneyWorld(test: TestGateway, network: UncertainNetwork, provider: ModelProvider) {
  const { db, pool } = test.database
  const database = createScheduledDatabase(pool, AT_ONCE)
  const gateways = createMortalGateways(test, database, network.fetch)
  const at = (which: number) => {
    const { gateway, life, fetch: answer } = gateways.at(which)
    return { answer, runDueJobs: () => Promise.race([gateway.runDueJobs(), life.over]) }
  }
  const records = createRecords((request) => at(0).answer(request))
  const books = moneyProviders[provider.name]
  const customer = createModelCustomer(provider, records)
  let losesNext = false
  let refusesNext: PaymentOperation | undefined
  network.lead(async (...sent) => {
    const request = new Request(...sent)
    const refused = refusesNext && books.refuses?.(request, refusesNext)
    if (refused) {
      refusesNext = undefined
      return refused
    }
    const answer = await records.sandboxes.fetch(request)
    if (!losesNext || request.method !== 'POST') return answer
    losesNext = false
    throw new TypeError('terminated')
  })
  await createShopper(at(0).answer, 'test_dk', customer.userId).add({ battery: 2 })

  /** Simulates an hour: every webhook is delivered and every job runs. */
  async function reconcileAll(gateway: number) {
    await letTimePass(db)
    await deliverAll(records.webhooks, { fetch: at(gateway).answer })
    await at(gateway).runDueJobs()
  }
  /** Replaces killed gateways after some time. */
  async function replaceDead() {
    while (gateways.replaceDead()) await letTimePass(db)
  }
  const paymentAt = (which: number) => {
    const payments = customer.payments()
    return payments[which % Math.max(1, payments.length)]?.paymentId
  }
  return {
    /** Resolves when work is done. Rejects if nothing can move any more. */
    run: database.run,
    buy: (gateway: number) => customer.goOn(0, at(gateway).answer),
    replace: async (gateway: number) => {
      await customer.changeCart('cloth', at(gateway).answer)
      await customer.place(0, 'Gentofte', at(gateway).answer)
    },
    payAgain: (which: number, gateway: number) => customer.payAgain(which, at(gateway).answer),
    operate: async (action: OrderAction, which: number) => {
      const placed = await db.select().from(orders).orderBy(desc(orders.placedAt))
      const order = placed[which % Math.max(1, placed.length)]
      if (!order) return
      await changeOrder(db, order, action).catch((failure: unknown) => {
        if (!(failure instanceof OrderRefusal)) throw failure
      })
    },
    failNext: async (operation: PaymentOperation, which: number) => {
      const paymentId = paymentAt(which)
      if (books.failNext) await (paymentId && books.failNext(paymentId, operation, records.sandboxes))
      else refusesNext = operation
    },
    actUnasked: async (event: UnaskedEvent, which: number) => {
      const paymentId = paymentAt(which)
      if (paymentId) await books.actUnasked(paymentId, event, records.sandboxes)
    },
    loseAnswer: () => {
      losesNext = true
    },
    deliver: async (which: number, times: number, gateway: number) => {
      const webhook = records.webhooks[which % Math.max(1, records.webhooks.length)]
      if (webhook) await Promise.all(Array.from({ length: times }, () => at(gateway).answer(webhook.clone())))
    },
    jobs: (gateway: number) => at(gateway).runDueJobs(),
    time: () => letTimePass(db),
    /** Kills a gateway after a number of steps. */
    kill: (gateway: number, steps: number, how: Death) => gateways.at(gateway).life.dieAfter(steps, how),
    replaceDead,
    reconcileAll,
    /** Completes all pending work. */
    finish: async () => {
      losesNext = false
      refusesNext = undefined
      for (const { life } of gateways.all()) life.dieAfter(Infinity, 'before')
      // Background work may have killed one since the last action.
      await replaceDead()
      for (let rounds = 0; rounds < 3; rounds++) await database.run({ 'an hour': reconcileAll(rounds) })
    },
    expectNoGoodsWithoutMoney: () => expectNoGoodsWithoutMoney(db, moneyOf),
    expectAllAccountedFor: () => expectAllAccountedFor(db, customer.payments(), moneyOf),
  }
  function moneyOf(paymentId: string) {
    return books.moneyAt(paymentId, records.sandboxes)
  }
}
export type MoneyWorld = Awaited<ReturnType<typeof createMoneyWorld>>

type MoneyOf = (paymentId: string) => ReturnType<(typeof moneyProviders)['nets']['moneyAt']>

async function ordersWith(db: Database) {
  const rows = await db.select().from(orders).innerJoin(transactions, eq(transactions.id, orders.transactionId))
  return rows.map(({ orders: order, transactions: { paymentId } }) => ({ order, paymentId: paymentId ?? '' }))
}

/** At every moment: goods were shipped only after their payment was captured. */
async function expectNoGoodsWithoutMoney(db: Database, moneyOf: MoneyOf) {
  for (const { order, paymentId } of await ordersWith(db)) {
    if (order.shippedAt === null) continue
    expect(await moneyOf(paymentId), `shipped ${order.transactionId}`).toMatchObject({ wasCaptured: true })
  }
}

/** At the end: money, orders and mails agree, or an alarm reports that they do not. */
async function expectAllAccountedFor(db: Database, payments: readonly { paymentId: string }[], moneyOf: MoneyOf) {
  const placed = await ordersWith(db)
  for (const { paymentId } of payments) {
    const found = placed.find((one) => one.paymentId === paymentId)
    const { held, wasReturned } = await moneyOf(paymentId)
    if (!found) {
      expect(held, `money without an order: ${paymentId}`).toBe(0)
      continue
    }
    const { order } = found
    const { transactionId, status, paymentStatus } = order
    const raised = await db.$count(alarms, eq(alarms.subjectId, transactionId))
    expect(held, `more money than one order: ${transactionId}`).toBeLessThanOrEqual(1)
    expect(['capturing', 'refunding', 'cancelling'], `${transactionId} is settled`).not.toContain(paymentStatus)
    if (held === 0) expect(['authorised', 'reviewing', 'captured']).not.toContain(paymentStatus)
    if (status === 'Cancelled' && raised === 0) expect(held, `cancelled ${transactionId}`).toBe(0)
    const mails = await db.select({ kind: outbox.kind }).from(outbox).where(eq(outbox.subjectId, transactionId))
    const isAnnounced = mails.some(({ kind }) => kind === 'refunded' || kind === 'cancelled')
    if (isAnnounced && raised === 0) expect(wasReturned, `announced as given back: ${transactionId}`).toBe(true)
  }
}
