import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Scheduler } from 'fast-check'
import type { Database } from '../database/database.ts'
import { orders } from '../orders/order-tables.ts'
import { outbox } from '../outbox/outbox-tables.ts'
import type { TestGateway } from '../testing.ts'
import { adyenCalls } from '../payments/providers/adyen/adyen-tables.ts'
import { transactions } from '../transactions/transaction-tables.ts'
import { createModelCustomer } from './model-customer.ts'
import type { ModelProvider, ProviderRecords } from './model-provider.ts'
import { createMortalGateways, type MortalGateway } from './mortal-gateways.ts'
import type { PlannedAction, PurchaseAction } from './purchase-actions.ts'
import { createGatewaySandboxes } from './sandboxes.ts'
import { createScheduledDatabase } from './scheduled-database.ts'

/**
 * One customer, two gateways on one database and a provider's stand-in. Everything that leaves a gateway happens in the
 * order that the scheduler says, and a gateway may be killed at any of it.
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
    /** Does what is planned, all of it at the same time. */
    step: async (actions: readonly PlannedAction[]): Promise<void> => {
      const done = actions.map(async ({ action, gateway, death }) => {
        if (death) gateways.at(gateway).life.dieAfter(death.steps, death.how)
        await perform(action, gateways.at(gateway))
      })
      await database.run(Promise.all(done))
      // A while goes by until another one stands in its place. The other may die meanwhile: it has work in the background.
      while (gateways.replaceDead()) await database.run(letTimePass(db))
    },
    /** From now on the provider tells of other amounts than it was asked for. */
    reportWrongAmounts: async () => {
      reportsWrongAmounts = true
      await records.sandboxes.post('/__sandbox/scenarios', { provider: provider.name, steps: ['wrong-amount'] })
    },
    /** The customer goes back to every payment page and pays. */
    payEverywhere: () => database.run(customer.payEverywhere(gateways.at(0).fetch)),
    /** Lets everything happen that anybody still has to do. */
    finish: async (): Promise<void> => {
      for (const { life } of gateways.all()) life.dieAfter(Infinity, 'before')
      for (let rounds = 0; rounds < 4; rounds++) {
        await database.run(letTimePass(db))
        if (provider.isKnownByWebhooks) await database.run(deliverAll(records.webhooks, gateways.at(rounds)))
        await database.run(Promise.all(gateways.all().map(({ gateway }) => gateway.runDueJobs())))
      }
    },
  }
}

/** The stand-ins, and what they have posted, which the model delivers when it wants; only questions are answered at once. */
export function createRecords(ask: (request: Request) => Promise<Response>): ProviderRecords {
  const webhooks: Request[] = []
  // Time between two looks: the stand-in limits how often a payment is read, as Nets does.
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

/** An answer of Nets or Adyen over another amount; Klarna's stand-in makes its own, and so do Adyen's webhooks. */
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

/** As if there had been an hour since whatever has to wait for something. */
export async function letTimePass(db: Database): Promise<void> {
  const anHourAgo = sql`now() - interval '1 hour'`
  const isBeingCreated = and(isNull(transactions.paymentId), isNotNull(transactions.paymentClaimedAt))
  // One row at a time: a gateway that holds one of several may wait for another, and must not wait for us.
  for (const { id } of await db.select({ id: transactions.id }).from(transactions)) {
    const isThis = eq(transactions.id, id)
    await db.update(transactions).set({ providerReadAt: anHourAgo }).where(isThis)
    await db.update(transactions).set({ paymentClaimedAt: anHourAgo }).where(and(isThis, isBeingCreated))
  }
  await db.update(outbox).set({ dueAt: anHourAgo })
  // A call that a killed gateway began keeps others waiting until it counts as lost.
  await db.update(adyenCalls).set({ askedAt: anHourAgo }).where(isNull(adyenCalls.answer))
  await db.update(orders).set({ paymentReadDueAt: anHourAgo }).where(isNotNull(orders.paymentReadDueAt))
}
