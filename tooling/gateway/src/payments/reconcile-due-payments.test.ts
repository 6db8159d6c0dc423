import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { orders } from '../orders/order-tables.ts'
import { outbox } from '../outbox/outbox-tables.ts'
import { createFakeNets, createShopper, type FakeNets, useTestGateway } from '../../testing/test.ts'
import { transactions } from '../transactions/transaction-tables.ts'

const gateway = useTestGateway({ platform: { fetch: (...request) => nets.fetch(...request) } })
let nets: FakeNets

const isThis = (id: string) => eq(transactions.id, id)

/** A payment that was started some hours ago and is due to be read. */
async function startPaying(hoursAgo: number) {
  const { db } = gateway
  const shopper = createShopper(gateway.fetch)
  const { transactionId, paymentId } = await shopper.ordersAtNets({ battery: 2 })
  const createdAt = sql`now() - interval '1 hour' * ${hoursAgo}`
  await db
    .update(transactions)
    .set({ createdAt, providerReadAt: new Date(0) })
    .where(isThis(transactionId))
  const stored = async () => (await db.select().from(transactions).where(isThis(transactionId)))[0]
  return { transactionId, paymentId, stored }
}

const reads = () => nets.calls.filter((call) => call.startsWith('GET')).map((call) => call.split('/').at(-1))

describe('due payments', () => {
  beforeEach(() => {
    nets = createFakeNets()
  })
  afterEach(() => gateway.db.delete(transactions))

  describe('an abandoned payment', () => {
    it('is ended after three days, at its provider too', async () => {
      const { paymentId, stored } = await startPaying(73)
      await gateway.runDueJobs()
      expect(nets.payments.get(paymentId)?.terminated).toBe(true)
      expect(await stored()).toMatchObject({ status: 'cancelled', isCurrent: false })
    })

    it('is not ended before three days', async () => {
      const { paymentId, stored } = await startPaying(71)
      await gateway.runDueJobs()
      expect(nets.payments.get(paymentId)?.terminated).toBe(false)
      expect(await stored()).toMatchObject({ status: 'authorising', isCurrent: true })
    })

    it('becomes an order at its end if it was made without a webhook', async () => {
      const { paymentId, transactionId } = await startPaying(73)
      nets.pay(paymentId)
      await gateway.runDueJobs()
      const placed = await gateway.db.select().from(orders).where(eq(orders.transactionId, transactionId))
      expect(placed).toHaveLength(1)
    })

    it('is ended too if its creation failed half-way', async () => {
      const { transactionId, stored } = await startPaying(73)
      const lost = { paymentId: null, paymentClaimedAt: new Date(0) }
      await gateway.db.update(transactions).set(lost).where(isThis(transactionId))
      await gateway.runDueJobs()
      expect(await stored()).toMatchObject({ status: 'cancelled' })
    })

    it('is not polled at every run if its provider has forgotten it', async () => {
      const { paymentId, transactionId } = await startPaying(73)
      nets.payments.delete(paymentId)
      for (let sweeps = 0; sweeps < 3; sweeps++) {
        await gateway.db
          .update(transactions)
          .set({ providerReadAt: new Date(0) })
          .where(isThis(transactionId))
        await gateway.runDueJobs()
      }
      expect(reads()).toHaveLength(1)
      expect(await gateway.db.select().from(outbox).where(eq(outbox.subjectId, transactionId))).toHaveLength(1)
    })
  })

  it('payments that were read longest ago are read first, so that each has its turn', async () => {
    const { db } = gateway
    const { stored, paymentId } = await startPaying(1)
    const begun = (await stored())!
    const others = Array.from({ length: 60 }, (_, index) => ({
      ...begun,
      id: `other-${index}`,
      userId: `other-${index}`,
      paymentId: `payment-${index}`,
      providerReadAt: new Date(Date.now() - (60 + index) * 60_000),
    }))
    await db.insert(transactions).values(others)
    await gateway.runDueJobs()
    const longestAgo = others.toReversed().map((other) => other.paymentId)
    expect(reads()).toEqual([paymentId, ...longestAgo].slice(0, 50))
  })
})
