import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { orders } from '../orders/order-tables.ts'
import { shops } from '../shops/shop-tables.ts'
import { createFakeProvider, createShopper, eventually, offlinePlatform, useTestGateway } from '../../testing/test.ts'
import { transactions } from '../transactions/transaction-tables.ts'

const nets = createFakeProvider('nets')
const klarna = createFakeProvider('klarna')
const providers = new Map([
  ['nets', nets.adapter],
  ['klarna', klarna.adapter],
])
const gateway = useTestGateway({
  settings: { connectProviders: () => providers, cachesShops: false },
  platform: { intervalsMs: { ...offlinePlatform.intervalsMs, reconcileDuePayments: 20 } },
})

/** A payment that is due to be read. */
async function startPaying(paymentProvider: 'nets' | 'klarna') {
  const { db } = gateway
  await db.update(shops).set({ changes: { paymentProvider } }).where(eq(shops.id, 'test_dk'))
  const shopper = createShopper(gateway.fetch)
  await shopper.add({ battery: 2 })
  const { transactionId } = (await shopper.placeOrder()).body
  const { paymentId } = (await shopper[paymentProvider]()).body
  const becomeDue = () =>
    db
      .update(transactions)
      .set({ providerReadAt: new Date(0) })
      .where(eq(transactions.id, transactionId))
  const placed = () => db.$count(orders, eq(orders.transactionId, transactionId))
  return { transactionId, paymentId, becomeDue, placed }
}

describe('payment jobs', () => {
  afterAll(() => nets.answerReads())

  it('a provider that does not answer keeps no payment of another one waiting, however often these are due', async () => {
    nets.holdReads()
    const silent = await startPaying('nets')
    await silent.becomeDue()
    await eventually(() => expect(nets.asked).toContain(`read ${silent.paymentId}`))
    for (let round = 0; round < 2; round++) {
      const { transactionId, paymentId, becomeDue, placed } = await startPaying('klarna')
      klarna.pay(paymentId, transactionId, 13_800)
      await becomeDue()
      await eventually(async () => expect(await placed()).toBe(1))
    }
    expect(await silent.placed()).toBe(0)
  })
})
