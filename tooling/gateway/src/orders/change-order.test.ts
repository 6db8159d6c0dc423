import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { promoCodeUses } from '../cart/cart-tables.ts'
import { outbox } from '../outbox/outbox-tables.ts'
import { storePlacedOrder, useTestGateway } from '../../testing/test.ts'
import { changeOrder, completeOperation, OrderRefusal, type Order } from './change-order.ts'
import { orders } from './order-tables.ts'

const gateway = useTestGateway()
const { db } = gateway

const now = async ({ transactionId }: Order) =>
  (await db.select().from(orders).where(eq(orders.transactionId, transactionId)))[0]!
const queuedFor = async ({ transactionId }: Order) =>
  (await db.select().from(outbox).where(eq(outbox.subjectId, transactionId))).map(({ kind, key }) => ({ kind, key }))
const usesOf = ({ transactionId }: Order) => db.$count(promoCodeUses, eq(promoCodeUses.transactionId, transactionId))

/** An order that has used a promo code. */
async function withCode(state: Partial<Order> = {}) {
  const order = await storePlacedOrder(db, state)
  await db.insert(promoCodeUses).values({ transactionId: order.transactionId, shopId: order.shopId, code: 'ONCE50' })
  return order
}

const complete = (order: Order, operation: Parameters<typeof completeOperation>[1]) =>
  db.transaction((tx) => completeOperation(tx, operation, order))

describe('changeOrder', () => {
  describe('a change that needs no money', () => {
    it.each([
      ['', null, 'Complete'],
      ['JD 0146-2', 'JD 0146-2', 'CompleteWithTracking'],
    ])('ships with the number “%s” and keeps the promo code', async (tracking, trackingNumber, status) => {
      const order = await withCode({ paymentStatus: 'captured' })
      expect(await changeOrder(db, order, 'ship', tracking)).toBe('done')
      const { shippedAt, cancelledAt, refundedAt, ...after } = await now(order)
      expect(after).toMatchObject({ status, trackingNumber, paymentStatus: 'captured', paymentAttempt: 0 })
      expect([shippedAt, cancelledAt, refundedAt]).toEqual([expect.any(Date), null, null])
      expect(await queuedFor(order)).toMatchObject([{ kind: 'shipped' }])
      expect(await usesOf(order)).toBe(1)
    })

    it('cancels, and gives the promo code free', async () => {
      const order = await withCode({ paymentStatus: 'released' })
      expect(await changeOrder(db, order, 'cancel')).toBe('done')
      const { status, cancelledAt, shippedAt } = await now(order)
      expect([status, cancelledAt, shippedAt]).toEqual(['Cancelled', expect.any(Date), null])
      expect(await queuedFor(order)).toMatchObject([{ kind: 'cancelled' }])
      expect(await usesOf(order)).toBe(0)
    })
  })

  describe('a change that moves money', () => {
    it('asks the provider by a key of its own for each attempt [PAY-30]', async () => {
      const order = await storePlacedOrder(db, { paymentAttempt: 2, paymentOperationId: 'movement-2' })
      expect(await changeOrder(db, order, 'ship', 'JD 1')).toBe('asked')
      expect(await now(order)).toMatchObject({
        status: 'Open',
        paymentStatus: 'capturing',
        trackingNumber: 'JD 1',
        paymentAttempt: 3,
        paymentOperationId: null,
        paymentAskedAt: expect.any(Date) as Date,
        shippedAt: null,
      })
      const key = `capture-payment:${order.transactionId}:3`
      expect(await queuedFor(order)).toEqual([{ kind: 'capture-payment', key }])
    })

    it('keeps the number of the parcel that was named before', async () => {
      const order = await storePlacedOrder(db, { trackingNumber: 'JD 1' })
      await changeOrder(db, order, 'ship')
      expect((await now(order)).trackingNumber).toBe('JD 1')
      const other = await storePlacedOrder(db, { trackingNumber: 'JD 1' })
      await changeOrder(db, other, 'cancel', 'JD 2')
      expect((await now(other)).trackingNumber).toBe('JD 1')
    })

    it.each<Partial<Order>>([{ status: 'Complete' }, { paymentStatus: 'capturing' }, { paymentAttempt: 1 }])(
      'is refused when the order has changed since it was read: %o',
      async (meanwhile) => {
        const order = await storePlacedOrder(db)
        await db.update(orders).set(meanwhile).where(eq(orders.transactionId, order.transactionId))
        const refusal = new OrderRefusal(`Order ${order.orderNumber} was changed meanwhile: look again.`)
        await expect(changeOrder(db, order, 'ship')).rejects.toThrow(refusal)
        expect(await queuedFor(order)).toEqual([])
      },
    )
  })

  describe('money that has moved', () => {
    it.each([
      ['capture', null, 'Complete', 'shipped', 1],
      ['capture', 'JD 1', 'CompleteWithTracking', 'shipped', 1],
      ['cancel', null, 'Cancelled', 'cancelled', 0],
      ['refund', null, 'Open', 'refunded', 1],
    ] as const)(
      'by a %s (parcel %s) leads to %s and is told',
      async (operation, trackingNumber, status, kind, uses) => {
        const order = await withCode({ trackingNumber })
        await complete(order, operation)
        const after = await now(order)
        expect(after.status).toBe(status)
        expect({ ...after }[`${kind}At`]).toBeInstanceOf(Date)
        expect(await queuedFor(order)).toMatchObject([{ kind }])
        expect(await usesOf(order)).toBe(uses)
      },
    )

    it('changes nothing about an order that is shipped, unless it is a refund', async () => {
      const order = await withCode({ status: 'Complete' })
      await complete(order, 'cancel')
      expect([(await now(order)).status, await queuedFor(order), await usesOf(order)]).toEqual(['Complete', [], 1])
      await complete(order, 'refund')
      expect((await now(order)).refundedAt).toBeInstanceOf(Date)
      expect(await queuedFor(order)).toMatchObject([{ kind: 'refunded' }])
    })
  })
})
