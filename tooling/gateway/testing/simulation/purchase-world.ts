import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Scheduler } from 'fast-check'
import type { Database } from '../../src/database/database.ts'
import { orders } from '../../src/orders/order-tables.ts'
import { outbox } from '../../src/outbox/outbox-tables.ts'
import { adyenCalls } from '../../src/payments/providers/adyen/adyen-tables.ts'
import type { TestGateway } from '../test-gateway.ts'
import { transactions } from '../../src/transactions/transaction-tables.ts'
import { createGatewaySandboxes } from '../providers/sandboxes.ts'
import { createModelCustomer } from './model-customer.ts'
import type { ModelProvider, ProviderRecords } from './model-provider.ts'
import { createMortalGateways, type MortalGateway } from './mortal-gateways.ts'
import type { PlannedAction, PurchaseAction } from './purchase-actions.ts'
import { createScheduledDatabase } from './scheduled-database.ts'

/**
 * Creates a customer, two gateways on one database and a provider's sandbox. The scheduler decides the order of all queries
 * and calls of the gateways. A gateway can be killed at each.
 */
export function createPurchaseWorld(test: TestGateway, scheduler: Scheduler, provider: ModelProvider) {
  const { db, pool } = test.database
  const database = createScheduledDatabase(pool, scheduler)
  const records = createRecords((request) => gateways.at(0).fetch(request))
  const customer = createModelCustomer(provider, records)
  let reportsWrongAmounts = false
  const toProvider: typeof fetch = async (...sent) => {
    const answer = await records.sandboxes.fetch(...sent)
    return reportsWrongAmounts ? withWrongAmounts(answer) : answer
  }
  const gateways = createMortalGateways(test, database, toProvider)

  /** Replaces killed gateways. That takes time, in which background work may kill the other one. */
  async function replaceDead(): Promise<void> {
    while (gateways.replaceDead()) await database.run({ 'time passes': letTimePass(db) })
  }
  async function perform(action: PurchaseAction, at: MortalGateway): Promise<unknown> {
    if (action.does === 'wait') return await letTimePass(db)
    if (action.does === 'jobs') return await Promise.race([at.gateway.runDueJobs(), at.life.over])
    if (action.does === 'webhook') return await deliver(records.webhooks, action, at)
    if (action.does === 'changeCart') return await customer.changeCart(action.article, at.fetch)
    if (action.does === 'place') return await customer.place(action.tab, action.city, at.fetch)
    if (action.does === 'pay') return await customer.pay(action.tab, action.isRefused, at.fetch)
    return await customer[action.does](action.tab, at.fetch)
  }

  return {
    customer,
    /** Runs the planned actions at the same time. */
    step: async (actions: readonly PlannedAction[]): Promise<void> => {
      const done = actions.map(async ({ action, gateway, death }) => {
        if (death) gateways.at(gateway).life.dieAfter(death.steps, death.how)
        await perform(action, gateways.at(gateway))
      })
      const names = actions.map((planned, index) => `action ${index}: ${JSON.stringify(planned)}`)
      await database.run(Object.fromEntries(done.map((one, index) => [names[index], one])))
      await replaceDead()
    },
    /** Makes the provider report other amounts than requested, from now on. */
    reportWrongAmounts: async () => {
      reportsWrongAmounts = true
      await records.sandboxes.post('/__sandbox/scenarios', { provider: provider.name, steps: ['wrong-amount'] })
    },
    /** The customer returns to every payment page and pays. */
    payEverywhere: () => database.run({ 'the customer pays everywhere': customer.payEverywhere(gateways.at(0).fetch) }),
    /** Completes all pending work. */
    finish: async (): Promise<void> => {
      for (const { life } of gateways.all()) life.dieAfter(Infinity, 'before')
      // A slow step of background work may have killed one since the last action.
      await replaceDead()
      for (let rounds = 0; rounds < 4; rounds++) {
        await database.run({ 'time passes': letTimePass(db) })
        if (provider.isKnownByWebhooks)
          await database.run({ webhooks: deliverAll(records.webhooks, gateways.at(rounds)) })
        const [one, other] = gateways.all()
        await database.run({ 'jobs of one': one.gateway.runDueJobs(), 'jobs of the other': other.gateway.runDueJobs() })
      }
    },
  }
}

/**
 * Creates the sandboxes and records their webhooks, which the simulation delivers. Only validation calls are answered at
 * once.
 */
export function createRecords(ask: (request: Request) => Promise<Response>): ProviderRecords {
  const webhooks: Request[] = []
  // Time passes between two reads, because the sandbox limits how often a payment is read, as Nets does.
  let clock = Date.now()
  const sandboxes = createGatewaySandboxes(
    (...sent) => {
      const request = new Request(...sent)
      if (new URL(request.url).pathname.endsWith('/validation')) return ask(request)
      webhooks.push(request)
      return Promise.resolve(new Response())
    },
    { now: () => (clock += 130_000) },
  )
  return { sandboxes, webhooks }
}

/** Changes the amount in an answer of Nets or Adyen. Klarna's answers and Adyen's webhooks are changed in the sandbox. */
async function withWrongAmounts(answer: Response): Promise<Response> {
  const { status } = answer
  const text = await answer.text()
  const wrong = text.replaceAll(/("reservedAmount"|"amount":\{"value"):\d+/g, '$1:1')
  return new Response(text === '' ? null : wrong, { status })
}

async function deliver(
  webhooks: readonly Request[],
  { which, times, isForged }: PurchaseAction & { does: 'webhook' },
  { fetch }: MortalGateway,
): Promise<void> {
  const webhook = webhooks[which % Math.max(1, webhooks.length)]?.clone()
  if (!webhook) return
  if (isForged) webhook.headers.set('authorization', 'somebody-else')
  await Promise.all(Array.from({ length: times }, () => fetch(webhook.clone())))
}

export const deliverAll = (webhooks: readonly Request[], { fetch }: Pick<MortalGateway, 'fetch'>) =>
  Promise.all(webhooks.map((webhook) => fetch(webhook.clone())))

/** Moves all waiting times an hour into the past. */
export async function letTimePass(db: Database): Promise<void> {
  const anHourAgo = sql`now() - interval '1 hour'`
  const isBeingCreated = and(isNull(transactions.paymentId), isNotNull(transactions.paymentClaimedAt))
  // One row at a time, because a lock on several could deadlock with a gateway that also waits for one.
  for (const { id } of await db.select({ id: transactions.id }).from(transactions)) {
    const isThis = eq(transactions.id, id)
    await db.update(transactions).set({ providerReadAt: anHourAgo }).where(isThis)
    await db.update(transactions).set({ paymentClaimedAt: anHourAgo }).where(and(isThis, isBeingCreated))
  }
  await db.update(outbox).set({ dueAt: anHourAgo })
  // A call of a killed gateway blocks others until it counts as lost.
  await db.update(adyenCalls).set({ askedAt: anHourAgo }).where(isNull(adyenCalls.answer))
  await db.update(orders).set({ paymentReadDueAt: anHourAgo }).where(isNotNull(orders.paymentReadDueAt))
}
