import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { throttles } from '../access/throttle-tables.ts'
import { runCommand } from '../operator/commands.ts'
import { orders } from '../orders/order-tables.ts'
import { outbox } from '../outbox/outbox-tables.ts'
import { shops } from '../shops/shop-tables.ts'
import { createShopper, fetchFrom, freeTestShop, sureOperator, useTestGateway } from '../../testing/test.ts'
import { transactions } from '../transactions/transaction-tables.ts'

const HERE = '192.0.2.1'
const ELSEWHERE = '192.0.2.2'
const { mostPieces } = freeTestShop.settings.freeOrders!

const gateway = useTestGateway({ environment: { SHOP_CACHE: 'off', CUSTOMERS_PER_ADDRESS: '1' } })
const { db } = gateway

const configure = (settings: typeof freeTestShop.settings) =>
  db.update(shops).set({ settings }).where(eq(shops.id, freeTestShop.id))

let persons = 0

/** Another visitor of the free shop each time, with a cart. */
async function visitorWith(products: Record<string, number>, address = HERE) {
  const shopper = createShopper(fetchFrom(address, gateway.fetch), freeTestShop.id)
  await shopper.add(products)
  const cprNumber = `010150-${String(1000 + persons++)}`
  const invoiceAddress = { ...shopper.address, email: `${persons}@example.com` }
  return { shopper, order: () => shopper.placeOrder({ invoiceAddress, customProperties: { cprNumber } }) }
}

const ordersOf = (userId: string) => db.select().from(orders).where(eq(orders.userId, userId))

const held = (...words: string[]) =>
  runCommand(db, 'attention', ['held', ...words], { ...sureOperator, confirm: () => Promise.resolve(false) })

async function heldOrder() {
  const { shopper, order } = await visitorWith({ cloth: 2 })
  const { transactionId, correlationId } = (await order()).body
  const seen = async () => (await shopper.transaction(transactionId, correlationId)).body
  return { shopper, order, transactionId, seen }
}

describe('limits of free orders', () => {
  beforeEach(async () => {
    await db.delete(throttles)
    await configure(freeTestShop.settings)
  })

  describe('goods without payment', () => {
    it('are limited to so many pieces an order, however they are spread over lines', async () => {
      for (const products of [{ battery: mostPieces + 1 }, { battery: mostPieces - 1, cloth: 1, loop: 1 }]) {
        const { shopper, order } = await visitorWith(products)
        expect((await order()).body.errorKeys).toEqual(['too-many-pieces'])
        expect(await ordersOf(shopper.userId)).toEqual([])
      }
      // A drier adds a cloth as a gift.
      const { order } = await visitorWith({ battery: mostPieces - 1, drier: 1 })
      expect((await order()).body.errorKeys).toBeUndefined()
    })

    describe('where no CPR number is asked for', () => {
      beforeEach(async () => {
        const isFree = { orderSummaryType: 'global', hidePricesAndPayment: true, paymentProvider: null }
        await db.update(shops).set({ changes: isFree }).where(eq(shops.id, 'test_uk'))
      })

      it('are limited to so many pieces an order as well', async () => {
        const shopper = createShopper(gateway.fetch, 'test_uk')
        await shopper.add({ battery: 21 })
        expect((await shopper.placeOrder()).body.errorKeys).toEqual(['too-many-pieces'])
      })

      it('are not limited to so many persons a day', async () => {
        for (let turn = 0; turn < 11; turn++) {
          const shopper = createShopper(fetchFrom(`192.0.2.${100 + turn}`, gateway.fetch), 'test_uk')
          await shopper.add({ battery: 1 })
          const invoiceAddress = { ...shopper.address, email: `person-${turn}@example.com` }
          expect((await shopper.placeOrder({ invoiceAddress })).status).toBe(200)
        }
      })
    })

    it('go to so many different persons a day in one network, and then to other networks alone', async () => {
      const statuses = []
      for (let turn = 0; turn < 15; turn++) statuses.push((await (await visitorWith({ cloth: 1 })).order()).status)
      expect(statuses).toEqual([...Array<number>(10).fill(200), ...Array<number>(5).fill(429)])
      const refused = await (await visitorWith({ cloth: 1 })).order()
      expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
      expect((await (await visitorWith({ cloth: 1 }, ELSEWHERE)).order()).status).toBe(200)
    })
  })

  describe('a free order that an operator has to release', () => {
    beforeEach(() => configure({ ...freeTestShop.settings, freeOrders: { mostPieces, needRelease: true } }))
    it('is none until it is released; then it is placed once, and its customer gets the mail', async () => {
      const logged = vi.spyOn(console, 'error')
      onTestFinished(() => logged.mockRestore())
      const { shopper, order, transactionId, seen } = await heldOrder()
      expect(await seen()).toMatchObject({ status: 'Pending', orderPlaced: false })
      expect((await order()).body.transactionId).toBe(transactionId)
      const told = logged.mock.calls.filter(([line]) => String(line).includes('free-order-held'))
      expect(told).toEqual([[expect.stringContaining(`"transactionId":"${transactionId}","shop":"test_free"`)]])
      await gateway.runDueJobs()
      expect(await ordersOf(shopper.userId)).toEqual([])
      expect(await held()).toContain(`(needs-release): transaction ${transactionId} of test_free over 2 pieces`)
      expect(await held(transactionId, 'order')).toContain('and the customer told')
      await Promise.allSettled([held(transactionId, 'order', '--yes'), held(transactionId, 'order', '--yes')])
      expect(await ordersOf(shopper.userId)).toMatchObject([{ transactionId, paymentStatus: 'none' }])
      expect(await seen()).toMatchObject({ status: 'Succeeded', orderPlaced: true })
      await gateway.runDueJobs()
      const tasks = await db.select().from(outbox).where(eq(outbox.subjectId, transactionId))
      expect(tasks).toMatchObject([{ kind: 'confirmation', lastError: null, doneAt: expect.any(Date) }])
    })

    it('ends when it is given up, without a word of money', async () => {
      const { shopper, transactionId, seen } = await heldOrder()
      expect(await held(transactionId, 'end', '--yes')).toBe(`Transaction ${transactionId} is ended.`)
      expect(await seen()).toMatchObject({ status: 'Cancelled', orderPlaced: false })
      expect(await ordersOf(shopper.userId)).toEqual([])
    })

    it('is replaced by the next order of the same visitor, and nothing is asked of a provider', async () => {
      const { shopper, order, transactionId } = await heldOrder()
      await shopper.add({ battery: 1 })
      const next = (await order()).body.transactionId
      expect(next).not.toBe(transactionId)
      await gateway.runDueJobs()
      const [first] = await db.select().from(transactions).where(eq(transactions.id, transactionId))
      expect(first?.status).toBe('cancelled')
      expect(await db.select().from(outbox).where(eq(outbox.subjectId, transactionId))).toEqual([])
      expect(await held()).not.toContain(transactionId)
      expect(await held()).toContain(next)
    })
  })
})
