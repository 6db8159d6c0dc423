import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { products, shops } from '../shops/shop-tables.ts'
import { createShopper, type Shopper, useTestGateway } from '../../testing/test.ts'
import { orders } from './order-tables.ts'

const gateway = useTestGateway({ settings: { cachesShops: false } })

const CPR = '251248-9996'
let shopper: Shopper
let orderNumber: string

const reorder = (by = shopper) => by.post(`/orders/reorder/${by.userId}/${orderNumber}`)
const pieces = async () => {
  const { products: lines } = (await shopper.cart()) as { products: { itemNumber: string; quantity: number }[] }
  const total = new Map<string, number>()
  for (const { itemNumber, quantity } of lines) total.set(itemNumber, quantity + (total.get(itemNumber) ?? 0))
  return Object.fromEntries(total)
}
const setStock = async (itemNumber: string, inStock: boolean) => {
  // The order's background work reads the shop too. Calls at the same time share the result of that read.
  await gateway.background.idle()
  const isThis = and(eq(products.shopId, 'test_free'), eq(products.itemNumber, itemNumber))
  await gateway.db
    .update(products)
    .set({ data: sql`jsonb_set(${products.data}::jsonb, '{inStock}', ${JSON.stringify(inStock)}::jsonb)` })
    .where(isThis)
  await gateway.db
    .update(shops)
    .set({ version: sql`${shops.version} || '.'` })
    .where(eq(shops.id, 'test_free'))
}

describe('a reorder', () => {
  beforeEach(async () => {
    shopper = createShopper(gateway.fetch, 'test_free')
    await shopper.add({ battery: 15, loop: 2, drier: 1 })
    const invoiceAddress = { ...shopper.address, email: `${shopper.userId}@example.com` }
    const placed = await shopper.placeOrder({ invoiceAddress, customProperties: { cprNumber: CPR } })
    const { transactionId, correlationId } = placed.body
    orderNumber = (await shopper.transaction(transactionId, correlationId)).body.orderNumber
  })

  describe('ordering again', () => {
    it('puts everything into the cart once more, gifts by today’s promotions [API-40] [ORD-10]', async () => {
      expect(await pieces()).toEqual({})
      expect((await reorder()).status).toBe(200)
      expect(await pieces()).toEqual({ 'BAT-312': 15, 'LOOP-1': 2, 'DRY-1': 1, 'CLOTH-1': 1 })
    })

    it('adds to what is in the cart, up to what a line may hold (OP-15, OP-76)', async () => {
      await shopper.add({ battery: 95, loop: 1 })
      await reorder()
      expect(await pieces()).toMatchObject({ 'BAT-312': 100, 'LOOP-1': 3 })
    })

    it('leaves out what is not sold any more (OP-15)', async () => {
      await setStock('LOOP-1', false)
      try {
        expect((await reorder()).status).toBe(200)
        expect(await pieces()).toEqual({ 'BAT-312': 15, 'DRY-1': 1, 'CLOTH-1': 1 })
      } finally {
        await setStock('LOOP-1', true)
      }
    })

    it('leaves out what is in the catalogue no more (OP-15)', async () => {
      const isThis = eq(orders.orderNumber, orderNumber)
      const draft = sql`replace(${orders.draft}::text, '"loop"', '"vanished"')::jsonb`
      await gateway.db.update(orders).set({ draft }).where(isThis)
      expect((await reorder()).status).toBe(200)
      expect(await pieces()).toEqual({ 'BAT-312': 15, 'DRY-1': 1, 'CLOTH-1': 1 })
    })
  })

  it('sends no prices of an order in a shop that hides prices [CFG-25] (OP-18)', async () => {
    const { status, body } = await shopper.get(`/orders/${shopper.userId}/${orderNumber}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      orderNumber,
      paymentType: '',
      productList: [{ price: '', total: '' }, {}, {}, {}],
      subtotalPrice: '',
      shippingPrice: '',
      vatPrice: '',
      totalPrice: '',
      discounts: {},
    })
  })
})
