import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { throttles } from '../access/throttle-tables.ts'
import { alarms } from '../alarms/alarm-tables.ts'
import { orders } from '../orders/order-tables.ts'
import { outbox } from '../outbox/outbox-tables.ts'
import { useTestGateway } from '../../testing/test-gateway.ts'
import { modelProviders } from '../../testing/simulation/model-provider.ts'
import { createMoneyWorld, createUncertainNetwork, type MoneyWorld } from '../../testing/simulation/money-world.ts'
import { transactions } from '../transactions/transaction-tables.ts'
import { webhookInbox } from './webhook-tables.ts'

// Random actions of customers, operators, banks, webhooks and the network. `RUNS=5000 SEED=7` generates many others.
const RUNS = Number(process.env['RUNS'] ?? (process.env['MATRIX'] === 'all' ? 100 : 30))
const SEED = Number(process.env['SEED'] ?? 1)

const network = createUncertainNetwork()
const gateway = useTestGateway({ environment: { SHOP_CACHE: 'off' }, platform: { fetch: network.fetch } })
const { db } = gateway

async function forgetEverything() {
  for (const table of [orders, transactions, outbox, webhookInbox, throttles, alarms]) await db.delete(table)
  await db.execute(sql`delete from promo_code_uses`)
}

type Step = (world: MoneyWorld) => unknown
const named = (name: string, step: Step) => Object.assign(step, { toString: () => name })

const which = fc.nat(5)
const gatewayIndex = fc.nat(1)
const operation = fc.constantFrom('capture' as const, 'refund' as const, 'cancel' as const)

const buy = gatewayIndex.map((at) => named(`buy ${at}`, (world) => world.buy(at)))
const operate = fc
  .tuple(fc.constantFrom('ship' as const, 'ship' as const, 'cancel' as const, 'refund' as const), which)
  .map(([action, index]) => named(`${action} ${index}`, (world) => world.operate(action, index)))
const failNext = fc
  .tuple(operation, which)
  .map(([what, index]) => named(`fail ${what} ${index}`, (world) => world.failNext(what, index)))
const unasked = fc
  .tuple(fc.constantFrom('release' as const, 'refund' as const, 'capture' as const, 'dispute' as const), which)
  .map(([event, index]) => named(`unasked ${event} ${index}`, (world) => world.actUnasked(event, index)))
const deliver = fc
  .tuple(fc.nat(20), fc.integer({ min: 1, max: 2 }), gatewayIndex)
  .map(([index, times, at]) => named(`webhook ${index} ${times}`, (world) => world.deliver(index, times, at)))
const payAgain = fc
  .tuple(which, gatewayIndex)
  .map(([index, at]) => named(`pay again ${index}`, (world) => world.payAgain(index, at)))
const reconcileAll = gatewayIndex.map((at) => named(`settle ${at}`, (world) => world.reconcileAll(at)))
const jobs = fc.constantFrom(
  named('jobs', (world) => world.jobs(0)),
  named('jobs twice', (world) => Promise.all([world.jobs(0), world.jobs(1)])),
)
const kill = fc
  .tuple(gatewayIndex, fc.nat(40), fc.constantFrom('before' as const, 'after' as const))
  .map(([at, steps, how]) => named(`kill ${at} ${how} ${steps}`, (world) => world.kill(at, steps, how)))
const rare = fc.constantFrom(
  named('replace', (world) => world.replace(0)),
  named('lose answer', (world) => world.loseAnswer()),
  named('time', (world) => world.time()),
)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: buy },
  { weight: 8, arbitrary: operate },
  { weight: 3, arbitrary: jobs },
  { weight: 5, arbitrary: reconcileAll },
  { weight: 4, arbitrary: deliver },
  { weight: 2, arbitrary: failNext },
  { weight: 2, arbitrary: unasked },
  { weight: 1, arbitrary: payAgain },
  { weight: 3, arbitrary: rare },
  { weight: 2, arbitrary: kill },
)
/** First a purchase, so that there is money. Then random actions, sometimes two at once. */
const stories = fc
  .array(fc.oneof({ weight: 4, arbitrary: step.map((one) => [one]) }, { weight: 1, arbitrary: fc.tuple(step, step) }), {
    minLength: 4,
    maxLength: 16,
    size: 'max',
  })
  .map((steps): Step[][] => [...Array.from({ length: 4 }, () => [named('buy', (world) => world.buy(0))]), ...steps])

describe('the model of money', () => {
  describe.each(modelProviders)('money at $name', (provider) => {
    beforeAll(() => gateway.useProvider(provider.name))

    it(
      'is never missing for goods that have left, kept without an order, or told to be given back when it is not [PAY-31]',
      async () => {
        const tally = { shipped: 0, cancelled: 0, refunded: 0, alarms: 0 }
        await fc.assert(
          fc.asyncProperty(stories, async (story) => {
            await forgetEverything()
            const world = await createMoneyWorld(gateway, network, provider)
            for (const steps of story) {
              const acts = steps.map(
                (act, index) => [`act ${index}: ${String(act)}`, Promise.resolve(act(world))] as const,
              )
              await world.run(Object.fromEntries(acts))
              await world.replaceDead()
              await world.expectNoGoodsWithoutMoney()
            }
            await world.finish()
            await world.expectNoGoodsWithoutMoney()
            await world.expectAllAccountedFor()
            for (const { shippedAt, cancelledAt, refundedAt } of await db.select().from(orders)) {
              if (shippedAt) tally.shipped++
              if (cancelledAt) tally.cancelled++
              if (refundedAt) tally.refunded++
            }
            tally.alarms += await db.$count(alarms)
          }),
          { numRuns: RUNS, seed: SEED, endOnFailure: true },
        )
        // Otherwise the test would prove nothing.
        for (const [what, times] of Object.entries(tally)) expect([what, times > 0]).toEqual([what, true])
      },
      RUNS * 10_000,
    )
  })
})
