import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { throttles } from '../access/throttle-tables.ts'
import { createEncryption } from '../access/encryption.ts'
import { carts } from '../cart/cart-tables.ts'
import { orders } from '../orders/order-tables.ts'
import { createShopper, useTestGateway } from '../../testing/test.ts'
import { isHeld } from '../transactions/transaction-store.ts'
import { transactions } from '../transactions/transaction-tables.ts'

const gateway = useTestGateway()

async function shopperWithBattery() {
  const shopper = createShopper(gateway.fetch, 'test_free')
  await shopper.add({ battery: 1 })
  return shopper
}
const ordersOf = (userId: string) => gateway.db.select().from(orders).where(eq(orders.userId, userId))

const cprOf = (index: number) => `0101${50 + index}-0001`

const held = () => gateway.db.$count(transactions, isHeld)

async function orderFor(email: string, cprNumber: string) {
  const shopper = await shopperWithBattery()
  const invoiceAddress = { ...shopper.address, email }
  return (await shopper.placeOrder({ invoiceAddress, customProperties: { cprNumber } })).status
}

describe('in the shop where nothing is paid', () => {
  beforeEach(() => gateway.db.delete(throttles))

  const customProperties = { cprNumber: '251248-9996' }

  it('an order is placed at once [CHK-28, PAY-02] (OP-21)', async () => {
    const shopper = await shopperWithBattery()
    const { transactionId, correlationId } = (await shopper.placeOrder({ customProperties })).body
    const { body } = await shopper.transaction(transactionId, correlationId)
    expect(body).toMatchObject({
      status: 'Succeeded',
      orderPlaced: true,
      orderNumber: expect.stringMatching(/^T\d{6}$/),
      paymentType: '',
    })
    expect(Math.abs(Date.now() - Date.parse(body.placementDate))).toBeLessThan(60_000)
    expect((await shopper.cart()).total).toBe(0)
  })

  it('a double click places one order', async () => {
    // Several rounds, so that the calls interleave in different ways.
    for (let round = 0; round < 8; round++) {
      const shopper = await shopperWithBattery()
      const presses = Array.from({ length: 8 }, async (_, index) => {
        await pause(index * round)
        return shopper.placeOrder({ customProperties })
      })
      const placed = [...(await Promise.all(presses)), await shopper.placeOrder({ customProperties })]
      expect(new Set(placed.map(({ body }) => body.transactionId)).size).toBe(1)
      expect(await ordersOf(shopper.userId)).toHaveLength(1)
    }
  })

  it('another order after it is another one, and an order of nothing is none', async () => {
    const shopper = await shopperWithBattery()
    const form = {
      invoiceAddress: { ...shopper.address, email: 'twice@example.com' },
      customProperties: { cprNumber: '120160-0001' },
    }
    const { transactionId } = (await shopper.placeOrder(form)).body
    const elsewhere = { ...form, invoiceAddress: { ...form.invoiceAddress, city: 'Gentofte' } }
    expect((await shopper.placeOrder(elsewhere)).body.errorKeys).toEqual(['cart-empty'])
    await shopper.add({ cloth: 1 })
    const refused = await shopper.placeOrder({ ...form, termsAndConditionsAgreed: false })
    expect(refused.body.errorKeys).toEqual(['consent-required'])
    const next = (await shopper.placeOrder(form)).body.transactionId
    const placed = (await ordersOf(shopper.userId)).map((order) => order.transactionId)
    expect(placed).toHaveLength(2)
    expect(new Set(placed)).toEqual(new Set([transactionId, next]))
  })

  it.each(['', '320148-9996'])('the CPR number %j is refused', async (cprNumber) => {
    const shopper = await shopperWithBattery()
    const { body } = await shopper.placeOrder({ customProperties: { cprNumber } })
    expect(body.errorKeys).toEqual(['invalid-cpr-number'])
  })

  it('the CPR number is asked for again when the secret it was encrypted with is gone', async () => {
    const shopper = await shopperWithBattery()
    await shopper.post('/cart/update-properties', { customProperties })
    const lost = { encryptedCpr: createEncryption('a secret of before').encrypt('251248-9996') }
    await gateway.db.update(carts).set(lost).where(eq(carts.userId, shopper.userId))
    const masked = await shopper.placeOrder({ customProperties: { cprNumber: '251248-****' } })
    expect(masked).toMatchObject({ status: 200, body: { errorKeys: ['invalid-cpr-number'] } })
    expect((await shopper.placeOrder({ customProperties })).body.errorKeys).toBeUndefined()
  })

  it('the CPR number is nowhere to be read in the database', async () => {
    const shopper = await shopperWithBattery()
    await shopper.placeOrder({ customProperties })
    const [order] = await ordersOf(shopper.userId)
    const kept = JSON.stringify([order, await gateway.db.select().from(transactions)])
    expect(kept).toContain('251248-****')
    expect(kept).not.toMatch(/251248-?9996/)
  })

  it('[RUN-22] an e-mail address and a CPR number have so many orders a day, and the next ones wait for an operator', async () => {
    const placed = await Promise.all(
      Array.from({ length: 10 }, (_, index) => orderFor('ida@example.com', cprOf(index))),
    )
    expect(placed).toEqual(Array.from({ length: 10 }, () => 200))
    expect(await held()).toBe(0)
    expect(await orderFor(' IDA@example.com', cprOf(10))).toBe(200)
    expect(await held()).toBe(1)
    expect(await orderFor('ole@example.com', cprOf(10))).toBe(200)
    for (let index = 0; index < 9; index++) expect(await orderFor(`${index}@example.com`, '010170-0001')).toBe(200)
    expect(await orderFor('9@example.com', '0101700001')).toBe(200)
    expect(await held()).toBe(1)
    expect(await orderFor('10@example.com', '010170 0001')).toBe(200)
    expect(await held()).toBe(2)
  })
})
