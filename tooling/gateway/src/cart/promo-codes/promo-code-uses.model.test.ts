import { setTimeout as pause } from 'node:timers/promises'
import { eq, isNotNull, sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { throttles } from '../../access/throttle-tables.ts'
import { orders } from '../../orders/order-tables.ts'
import { outbox } from '../../outbox/outbox-tables.ts'
import { webhookInbox } from '../../payments/webhook-tables.ts'
import { createGatewaySandboxes, offlinePlatform, useTestGateway } from '../../../testing/test.ts'
import { createModelCustomer } from '../../../testing/simulation/model-customer.ts'
import { modelProviders, type ModelProvider, type ProviderRecords } from '../../../testing/simulation/model-provider.ts'
import { transactions } from '../../transactions/transaction-tables.ts'
import { promoCodeUses } from '../cart-tables.ts'

// Random purchases with a code for one order. `RUNS=500 SEED=7` generates many others.
const PURCHASES = Number(process.env['RUNS'] ?? 8)
const SEED = Number(process.env['SEED'] ?? 1)
const CODE = 'ONCE50'

const gateway = useTestGateway({
  environment: { SHOP_CACHE: 'off' },
  platform: {
    fetch: (...sent) => toProvider(...sent),
    intervalsMs: { ...offlinePlatform.intervalsMs, outbox: 40 },
  },
})
const { db } = gateway
/** The duration of a call to a provider in milliseconds. */
let latency = () => 0
let webhooks: Request[] = []
let sandboxes = createSandboxes()

function createSandboxes() {
  return createGatewaySandboxes(async (...sent) => {
    const request = new Request(...sent)
    if (new URL(request.url).pathname.endsWith('/validation')) return await gateway.fetch(request)
    webhooks.push(request)
    return new Response()
  })
}

async function toProvider(...sent: Parameters<typeof globalThis.fetch>) {
  await pause(latency())
  return await sandboxes.fetch(...sent)
}

const visitor = fc.nat(1)
const tab = fc.nat(1)
const act = fc.oneof(
  { weight: 8, arbitrary: fc.record({ does: fc.constant('buy' as const), visitor, tab }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constantFrom('goOn' as const, 'place' as const), visitor, tab }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('comeBack' as const, 'refuse' as const), visitor, tab }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('webhooks' as const, 'expire' as const), visitor, tab }) },
)
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never
const steps = fc.array(fc.array(fc.record({ act, after: fc.nat(30) }), { minLength: 1, maxLength: 3 }), {
  minLength: 3,
  maxLength: 7,
  size: 'max',
})

/** The visitor changes the cart and pays for it, no matter what other tabs have paid. */
async function buyAnew(one: ReturnType<typeof createModelCustomer>, which: number) {
  await one.changeCart('cloth', gateway.fetch)
  await one.place(which, 'Hellerup', gateway.fetch)
  await one.open(which, gateway.fetch)
  await one.pay(which, false, gateway.fetch)
}

/** Two visitors who want the same code, each with two tabs. */
async function createWorld(provider: ModelProvider) {
  for (const table of [orders, transactions, outbox, webhookInbox, throttles, promoCodeUses]) await db.delete(table)
  webhooks = []
  sandboxes = createSandboxes()
  const records: ProviderRecords = { sandboxes, webhooks }
  const visitors = [createModelCustomer(provider, records, CODE), createModelCustomer(provider, records, CODE)]
  for (const one of visitors) await one.changeCart('battery', gateway.fetch)

  async function perform({ does, visitor: index, tab: which }: Act): Promise<unknown> {
    const one = visitors[index]!
    if (does === 'webhooks') return await deliverWebhooks()
    if (does === 'expire') return await db.update(promoCodeUses).set({ heldAt: sql`now() - interval '1 hour'` })
    if (does === 'refuse') return await one.pay(which, true, gateway.fetch)
    if (does === 'buy') return await buyAnew(one, which)
    if (does === 'place') return await one.place(which, 'Hellerup', gateway.fetch)
    return await one[does](which, gateway.fetch)
  }
  return {
    perform,
    paidPayments: async () => (await Promise.all(visitors.map((one) => one.paidPayments()))).flat(),
  }
}

const deliverWebhooks = () => Promise.all(webhooks.map((webhook) => gateway.fetch(webhook.clone())))
const letBeRead = () => db.update(transactions).set({ providerReadAt: sql`now() - interval '1 hour'` })

/** Completes all work that providers and gateway still have to do. */
async function finish() {
  for (let round = 0; round < 3; round++) {
    await letBeRead()
    await deliverWebhooks()
    await db.update(outbox).set({ dueAt: sql`now()` })
    await gateway.runDueJobs()
  }
}

async function placedOrders() {
  const placed = await db
    .select({ paymentId: transactions.paymentId, draft: transactions.draft })
    .from(orders)
    .innerJoin(transactions, eq(orders.transactionId, transactions.id))
    .where(isNotNull(transactions.paymentId))
  return {
    all: placed.map(({ paymentId }) => paymentId),
    withCode: placed.filter(({ draft }) => draft.limitedCode?.code === CODE).length,
  }
}

describe('uses of a promo code at once', () => {
  describe.each(modelProviders)('a code for one order, paid with $name', (provider) => {
    beforeAll(() => gateway.useProvider(provider.name))

    it('takes its discount off one order, whatever visitors, provider and gateway do at the same time', async () => {
      const tally = { withCode: 0, withoutCode: 0 }
      await fc.assert(
        fc.asyncProperty(steps, fc.array(fc.nat(120), { minLength: 5, maxLength: 20 }), async (planned, latencies) => {
          let calls = 0
          latency = () => latencies[calls++ % latencies.length] ?? 0
          const world = await createWorld(provider)
          for (const step of planned) {
            const acts = step.map(async ({ act: one, after }) => {
              await pause(after)
              await world.perform(one)
            })
            await Promise.all(acts)
            expect((await placedOrders()).withCode).toBeLessThanOrEqual(1)
          }
          await finish()
          const placed = await placedOrders()
          expect(placed.withCode).toBeLessThanOrEqual(1)
          expect(new Set(placed.all)).toEqual(new Set(await world.paidPayments()))
          tally.withCode += placed.withCode
          tally.withoutCode += placed.all.length - placed.withCode
        }),
        { numRuns: PURCHASES, seed: SEED, endOnFailure: true },
      )
      // Otherwise the test would prove nothing.
      expect(tally.withCode).toBeGreaterThan(0)
    }, 600_000)
  })
})
