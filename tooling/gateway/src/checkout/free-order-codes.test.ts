import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLimits } from '../access/limits.ts'
import { promoCodeUses } from '../cart/cart-tables.ts'
import { lockCode } from '../cart/promo-codes/promo-code-uses.ts'
import { orders } from '../orders/order-tables.ts'
import { createDigests } from '../secrets/digests.ts'
import { shops } from '../shops/shop-tables.ts'
import { useTestGateway, type TestGateway } from '../../testing/test-gateway.ts'
import { createFakeNets, createShopper, eventually, type FakeNets, testShop } from '../../testing/test.ts'
import { createQuickClock } from '../../testing/simulation/quick-clock.ts'
import { createRefusalLimits } from '../transactions/refusal-limits.ts'
import { transactions } from '../transactions/transaction-tables.ts'

const gateway = useTestGateway({
  environment: { SHOP_CACHE: 'off', CUSTOMERS_PER_ADDRESS: '1' },
  platform: { fetch: (...request) => nets.fetch(...request) },
})
const { db } = gateway
let nets: FakeNets

async function shopperWith(product: string, { app }: Pick<TestGateway, 'app'> = gateway) {
  const shopper = createShopper(async (...request) => await app.fetch(new Request(...request)))
  await shopper.add({ [product]: 1 })
  await shopper.post('/cart/update-properties', { customProperties: { promoCode: 'ONCE50' } })
  return shopper
}
const ordersOf = (userId: string) => db.select().from(orders).where(eq(orders.userId, userId))

/** A payment whose visitor left long ago, with the last use of the code. Returns its id at Nets. */
async function paymentOfNobody(): Promise<string> {
  const gone = await shopperWith('drier')
  await gone.placeOrder()
  const { paymentId } = (await gone.nets()).body
  await db.update(promoCodeUses).set({ heldAt: sql`now() - interval '1 hour'` })
  return paymentId
}

/** Fails unless a call waits for a lock of a code. */
async function expectWaiting() {
  const isHere = sql`database = (select oid from pg_database where datname = current_database())`
  const waiting = await db.execute(
    sql`select 1 from pg_locks where locktype = 'advisory' and not granted and ${isHere}`,
  )
  expect(waiting.rows).toHaveLength(1)
}

describe('codes of free orders', () => {
  beforeAll(async () => {
    // The code covers a cloth. Without shipping costs such an order is free in a shop where others are paid.
    const shipping = testShop.settings.shipping.map((method) => ({ ...method, priceMinor: 0 }))
    const settings = { ...testShop.settings, shipping }
    await db.update(shops).set({ settings }).where(eq(shops.id, testShop.id))
  })
  beforeEach(async () => {
    nets = createFakeNets()
    await db.delete(promoCodeUses)
  })

  it('a free order gets the code of an unpaid payment, once that payment is ended', async () => {
    const paymentId = await paymentOfNobody()
    const shopper = await shopperWith('cloth')
    const { transactionId } = (await shopper.placeOrder()).body
    expect(await ordersOf(shopper.userId)).toMatchObject([{ transactionId, paymentStatus: 'none' }])
    expect(nets.payments.get(paymentId)?.terminated).toBe(true)
  })

  it('a free order does not get the code while the payment cannot be ended: its visitor is asked to try again', async () => {
    await paymentOfNobody()
    nets.setUnavailable(true)
    const shopper = await shopperWith('cloth', gateway.another({ clock: createQuickClock() }))
    expect((await shopper.placeOrder()).status).toBe(503)
    expect(await ordersOf(shopper.userId)).toEqual([])
  })

  it('a free order that waits for its code does not block the payment that another visitor ends to get it', async () => {
    const shopper = await shopperWith('drier')
    const { transactionId } = (await shopper.placeOrder()).body
    await shopper.post('/cart/remove', { itemNumber: 'DRY-1' })
    await shopper.add({ cloth: 1 })
    const isPayment = eq(transactions.id, transactionId)
    const [payment] = await db.select().from(transactions).where(isPayment)
    const placed = await db.transaction(async (tx) => {
      await lockCode(tx, payment!)
      const order = shopper.placeOrder()
      await eventually(expectWaiting)
      // Fails at once if the order has locked the payment. The other visitor would wait for it for ever.
      await tx.select().from(transactions).where(isPayment).for('update', { noWait: true })
      return { order }
    })
    expect((await placed.order).status).toBe(200)
    expect(await ordersOf(shopper.userId)).toHaveLength(1)
  })

  it('a network whose payments were refused too often can still place free orders, and no others', async () => {
    const [paying, free] = [await shopperWith('drier'), await shopperWith('cloth')]
    const { transactionId } = (await paying.placeOrder()).body
    const [begun] = await db.select().from(transactions).where(eq(transactions.id, transactionId))
    const refusals = createRefusalLimits(createLimits(db, createDigests(gateway.settings.secret), 1))
    for (let turn = 0; turn < 20; turn++) await refusals.record(begun!)
    expect((await paying.placeOrder()).status).toBe(429)
    expect((await free.placeOrder()).status).toBe(200)
    expect(await ordersOf(free.userId)).toHaveLength(1)
  })
})
