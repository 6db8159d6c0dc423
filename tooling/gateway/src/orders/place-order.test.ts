import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { carts, promoCodeUses } from '../cart/cart-tables.ts'
import { outbox } from '../outbox/outbox-tables.ts'
import { createShopper, useTestGateway } from '../../testing/test.ts'
import { findById, holdForReview, type Transaction } from '../transactions/transaction-store.ts'
import { transactions } from '../transactions/transaction-tables.ts'
import { orders } from './order-tables.ts'
import { placeHeldOrder, placeOrder } from './place-order.ts'

const gateway = useTestGateway()
const { db } = gateway
let logged: string[]
const triggerOutbox = vi.fn<() => void>()

/** A visitor whose transaction has started, as its webhook finds it. */
async function begun({ products, promoCode = '' }: { products?: Record<string, number>; promoCode?: string } = {}) {
  const shopper = createShopper(gateway.fetch)
  await shopper.add(products ?? { battery: 2 })
  const { transactionId } = (await shopper.placeOrder({ customProperties: promoCode ? { promoCode } : {} })).body
  return { shopper, transaction: (await findById(db, transactionId))! }
}

const place = (transaction: Transaction, how?: Parameters<typeof placeOrder>[2]) =>
  placeOrder({ db, triggerOutbox }, transaction, how)
const ordersOf = ({ id }: Transaction) => db.select().from(orders).where(eq(orders.transactionId, id))
const stateOf = async ({ id }: Transaction) => {
  const { status, heldBecause, isCurrent } = (await findById(db, id))!
  return { status, heldBecause, isCurrent }
}
const tasksOf = async ({ id }: Transaction) =>
  (await db.select().from(outbox).where(eq(outbox.subjectId, id))).map(({ kind }) => kind).toSorted()
const eventsOf = ({ id }: Transaction) =>
  logged
    .filter((line) => line.includes(id))
    .map((line) => (JSON.parse(line) as { event: string }).event)
    .filter((event) => event === 'order-placed' || event === 'payment-held')

/** Places the order of an earlier transaction while another one is the visitor's current. */
async function placeEarlier(products: Record<string, number>) {
  const { shopper, transaction } = await begun({ products: { battery: 1 } })
  await db.update(transactions).set({ isCurrent: false }).where(eq(transactions.id, transaction.id))
  await shopper.post('/cart/remove', { itemNumber: 'BAT-312' })
  await shopper.add(products)
  const { transactionId } = (await shopper.placeOrder()).body
  const current = (await findById(db, transactionId))!
  expect(current.isCurrent).toBe(true)
  await place(transaction)
  expect(await ordersOf(transaction)).toHaveLength(1)
  return stateOf(current)
}

describe('placeOrder', () => {
  beforeEach(() => {
    logged = []
    triggerOutbox.mockReset()
    vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line))
  })
  afterEach(() => vi.restoreAllMocks())

  describe('an order', () => {
    it('is placed once, with its mail, its number and an empty cart', async () => {
      const { shopper, transaction } = await begun()
      await place(transaction)
      await place(transaction)
      const [order, ...others] = await ordersOf(transaction)
      expect(others).toEqual([])
      expect(order).toMatchObject({ status: 'Open', paymentStatus: 'authorised', userId: shopper.userId })
      expect(order?.orderNumber).toMatch(/^T\d{6}$/)
      expect(order?.paymentReadDueAt).toBeInstanceOf(Date)
      expect(await stateOf(transaction)).toEqual({ status: 'paid', heldBecause: null, isCurrent: true })
      expect(await tasksOf(transaction)).toEqual(['confirmation'])
      expect(eventsOf(transaction)).toEqual(['order-placed'])
      expect(logged.join()).toContain(`"transactionId":"${transaction.id}","shop":"test_dk","provider":"nets"`)
      expect((await shopper.cart()).products).toEqual([])
      expect(triggerOutbox).toHaveBeenCalledTimes(2)
    })

    it('has captured money where the way to pay takes it at once, and tasks for its provider', async () => {
      const { transaction } = await begun()
      await place(transaction, { isCaptured: true, tasks: ['acknowledge-payment'] })
      expect(await ordersOf(transaction)).toMatchObject([{ paymentStatus: 'captured' }])
      expect(await tasksOf(transaction)).toEqual(['acknowledge-payment', 'confirmation'])
    })

    it('makes no cart for a visitor whose cart was deleted meanwhile', async () => {
      const { shopper, transaction } = await begun()
      const isTheirs = eq(carts.userId, shopper.userId)
      await db.delete(carts).where(isTheirs)
      await place(transaction)
      expect(await ordersOf(transaction)).toHaveLength(1)
      expect(await db.$count(carts, isTheirs)).toBe(0)
    })

    it('that is held is placed by no webhook', async () => {
      const { transaction } = await begun()
      await holdForReview(db, transaction.id, 'amount-differs')
      await place(transaction)
      expect(await ordersOf(transaction)).toEqual([])
      expect(eventsOf(transaction)).toEqual([])
      expect(await stateOf(transaction)).toMatchObject({ status: 'pending', heldBecause: 'amount-differs' })
    })

    it('whose promo code another order has used meanwhile is held for an operator', async () => {
      const first = await begun({ promoCode: 'ONCE50' })
      const late = await begun({ promoCode: 'ONCE50' })
      await place(first.transaction)
      await place(late.transaction)
      expect(await ordersOf(late.transaction)).toEqual([])
      expect(await stateOf(late.transaction)).toMatchObject({ status: 'pending', heldBecause: 'code-used-up' })
      expect(eventsOf(late.transaction)).toEqual(['payment-held'])
      expect(logged.join()).toContain('"because":"code-used-up"')
      await db.delete(promoCodeUses)
    })
  })

  describe('a purchase in another tab', () => {
    it('of the same goods is ended, so that the customer does not pay twice for them', async () => {
      expect(await placeEarlier({ cloth: 1, battery: 3 })).toMatchObject({ status: 'cancelled', isCurrent: false })
    })

    it('of other goods goes on', async () => {
      expect(await placeEarlier({ cloth: 1 })).toMatchObject({ status: 'created', isCurrent: true })
    })
  })

  describe('a held order', () => {
    it('is placed as it was agreed, once', async () => {
      const { transaction } = await begun()
      await holdForReview(db, transaction.id, 'amount-differs')
      expect(await placeHeldOrder(db, transaction)).toBe(true)
      expect(await placeHeldOrder(db, transaction)).toBe(false)
      expect(await ordersOf(transaction)).toMatchObject([{ paymentStatus: 'authorised' }])
      expect(await stateOf(transaction)).toMatchObject({ status: 'paid', heldBecause: null })
      expect(await tasksOf(transaction)).toEqual(['acknowledge-payment', 'confirmation'])
    })

    it('that costs nothing has no provider to tell', async () => {
      const { transaction } = await begun()
      const free = { ...transaction, provider: 'none' }
      await holdForReview(db, transaction.id, 'amount-differs')
      expect(await placeHeldOrder(db, free)).toBe(true)
      expect(await tasksOf(transaction)).toEqual(['confirmation'])
      expect(await ordersOf(transaction)).toMatchObject([{ paymentStatus: 'none', paymentReadDueAt: null }])
    })

    it('that was never held is not placed', async () => {
      const { transaction } = await begun()
      expect(await placeHeldOrder(db, transaction)).toBe(false)
      expect(await ordersOf(transaction)).toEqual([])
    })
  })
})
