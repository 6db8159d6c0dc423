import { and, eq, sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { throttles } from '../access/throttle-tables.ts'
import type { TransactionStatus } from '../model/transaction-status.ts'
import { orderCounters, orders } from '../orders/order-tables.ts'
import { outbox } from '../outbox/outbox-tables.ts'
import { createShopper, useTestGateway } from '../../testing/test.ts'
import { modelProviders } from '../../testing/simulation/model-provider.ts'
import { isHeld } from '../transactions/transaction-store.ts'
import { plainPurchase, purchases } from '../../testing/simulation/purchase-actions.ts'
import { createPurchaseWorld } from '../../testing/simulation/purchase-world.ts'
import { transactions } from '../transactions/transaction-tables.ts'
import { webhookInbox } from './webhook-tables.ts'

// Random purchases. `RUNS=2000 SEED=7` generates many others.
const PURCHASES = Number(process.env['RUNS'] ?? 12)
const SEED = Number(process.env['SEED'] ?? 1)

const gateway = useTestGateway()
const { db } = gateway

async function forgetEverything() {
  for (const table of [orders, transactions, outbox, webhookInbox, orderCounters, throttles]) await db.delete(table)
  await db.execute(sql`delete from moves`)
}

// An open transaction may be refused and tried again. An ended one can only become paid.
const RANKS: Readonly<Record<TransactionStatus, number>> = {
  created: 0,
  authorising: 1,
  pending: 1,
  failed: 2,
  cancelled: 2,
  paid: 3,
}

/** The invariants at every moment. */
async function expectNothingLostOrDoubled() {
  const paid = await db.select().from(transactions).where(eq(transactions.status, 'paid'))
  const placed = await db.select().from(orders)
  expect(placed.map((order) => order.transactionId).toSorted()).toEqual(paid.map(({ id }) => id).toSorted())
  const numbers = placed.map(({ orderNumber }) => Number(orderNumber.slice(1))).toSorted((one, other) => one - other)
  expect(numbers).toEqual(Array.from(numbers, (_, index) => 100_001 + index))
  const { rows } = await db.execute<{ was: TransactionStatus; became: TransactionStatus }>(sql`select * from moves`)
  for (const { was, became } of rows) expect(RANKS[became], `${was} → ${became}`).toBeGreaterThanOrEqual(RANKS[was])
}

const batteriesOrdered = () =>
  db.$count(transactions, and(eq(transactions.status, 'paid'), sql`${transactions.draft}::text like '%BAT-312%'`))

describe('the model of purchases', () => {
  beforeAll(async () => {
    await db.execute(sql`create table moves (id text, was text, became text)`)
    await db.execute(sql`
    create function record_move() returns trigger language plpgsql as $$
    begin insert into moves values (new.id, old.status, new.status); return new; end $$`)
    await db.execute(sql`
    create trigger record_moves after update of status on transactions for each row
    when (old.status <> new.status) execute function record_move()`)
  })

  describe.each(modelProviders)('a purchase with $name', (provider) => {
    beforeAll(() => gateway.useProvider(provider.name))

    it('is one order when it is paid and none when it is not, whatever happens in whatever order', async () => {
      const tally = { paid: 0, ordered: 0 }
      await fc.assert(
        fc.asyncProperty(purchases, fc.scheduler(), async (steps, scheduler) => {
          await forgetEverything()
          const world = createPurchaseWorld(gateway, scheduler, provider)
          await createShopper(gateway.fetch, 'test_dk', world.customer.userId).add({ battery: 2 })
          for (const step of steps) {
            await world.step(step)
            await expectNothingLostOrDoubled()
          }
          await world.finish()
          await expectNothingLostOrDoubled()
          const ordered = await db
            .select({ paymentId: transactions.paymentId })
            .from(orders)
            .innerJoin(transactions, eq(orders.transactionId, transactions.id))
          const paid = await world.customer.paidPayments()
          expect(new Set(ordered.map(({ paymentId }) => paymentId))).toEqual(new Set(paid))
          expect(ordered).toHaveLength(paid.length)
          expect(await db.$count(outbox, eq(outbox.kind, 'confirmation'))).toBe(ordered.length)
          // They were added to the cart once. After they are ordered, no other page may charge for them.
          const ofBatteries = await batteriesOrdered()
          if (ofBatteries > 0) await world.payEverywhere()
          await world.finish()
          expect(await batteriesOrdered()).toBe(ofBatteries)
          tally.paid += paid.length
          tally.ordered += ordered.length
        }),
        { numRuns: PURCHASES, seed: SEED, endOnFailure: true },
      )
      // Otherwise the test would prove nothing.
      expect(tally.paid).toBeGreaterThan(0)
    }, 600_000)

    it('is held, and no order, while the provider reports another amount than agreed', async () => {
      const tally = { held: 0 }
      await fc.assert(
        fc.asyncProperty(purchases, fc.scheduler(), async (steps, scheduler) => {
          await forgetEverything()
          const world = createPurchaseWorld(gateway, scheduler, provider)
          await world.reportWrongAmounts()
          await createShopper(gateway.fetch, 'test_dk', world.customer.userId).add({ battery: 2 })
          for (const step of [...plainPurchase, ...steps]) await world.step(step)
          await world.finish()
          const held = await db.select().from(transactions).where(isHeld)
          const paid = await world.customer.paidPayments()
          expect(new Set(held.map(({ paymentId }) => paymentId))).toEqual(new Set(paid))
          expect(await db.$count(orders)).toBe(0)
          tally.held += held.length
        }),
        { numRuns: Math.ceil(PURCHASES / 3), seed: SEED, endOnFailure: true },
      )
      expect(tally.held).toBeGreaterThan(0)
    }, 600_000)
  })
})
