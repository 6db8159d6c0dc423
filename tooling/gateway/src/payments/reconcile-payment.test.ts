import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { systemClock } from '../model/clock.ts'
import { createLimits } from '../access/limits.ts'
import { orders } from '../orders/order-tables.ts'
import { outbox } from '../outbox/outbox-tables.ts'
import { createDigests } from '../secrets/digests.ts'
import { createRefusalLimits } from '../transactions/refusal-limits.ts'
import { createMailbox, createFakeNets, createShopper, type FakeNets, useTestGateway } from '../../testing/test.ts'
import { transactions } from '../transactions/transaction-tables.ts'
import { reconcilePayment } from './reconcile-payment.ts'

let nets: FakeNets
const { mails, sendMail } = createMailbox()
const gateway = useTestGateway({
  platform: {
    fetch: (...request) => nets.fetch(...request),
    sendMail,
  },
})

async function startPaying() {
  const shopper = createShopper(gateway.fetch)
  const { transactionId, correlationId, paymentId } = await shopper.ordersAtNets({ battery: 2 })
  const look = async () => (await shopper.transaction(transactionId, correlationId)).body
  const placed = () => gateway.db.select().from(orders).where(eq(orders.transactionId, transactionId))
  return { shopper, transactionId, correlationId, paymentId, look, placed }
}

const post = (body: string, authorization = 'sandboxNetsWebhook') =>
  gateway.fetch('http://gateway.test/webhooks/nets', { method: 'POST', body, headers: { authorization } })

const reads = () => nets.calls.filter((call) => call.startsWith('GET'))

/** Makes the next read of the payment due. */
const waitForNextRead = (id: string) =>
  gateway.db
    .update(transactions)
    .set({ providerReadAt: new Date(0) })
    .where(eq(transactions.id, id))

describe('reconcilePayment', () => {
  beforeEach(() => {
    nets = createFakeNets()
    mails.length = 0
  })

  describe('an order', () => {
    it('is placed when the customer comes back and asks [RES-04]', async () => {
      const { look, paymentId, transactionId, shopper } = await startPaying()
      nets.pay(paymentId)
      await waitForNextRead(transactionId)
      expect(await look()).toMatchObject({ status: 'Pending', orderPlaced: false, orderNumber: '' })
      await gateway.background.idle()
      expect(await look()).toMatchObject({
        status: 'Succeeded',
        orderPlaced: true,
        orderNumber: expect.stringMatching(/^T1\d{5}$/),
      })
      expect(await shopper.cart()).toMatchObject({ total: 0, products: [] })
    })

    it('is placed when the webhook comes before the customer', async () => {
      const { look, paymentId } = await startPaying()
      nets.pay(paymentId)
      expect((await post(nets.event(paymentId))).status).toBe(200)
      await gateway.background.idle()
      expect(await look()).toMatchObject({ status: 'Succeeded', orderPlaced: true })
    })

    it('is placed once when the webhook comes three times, and once more under another name', async () => {
      const { paymentId, placed } = await startPaying()
      nets.pay(paymentId)
      const body = nets.event(paymentId)
      await Promise.all([post(body), post(body), post(body)])
      await post(nets.event(paymentId, 'payment.reservation.created.v2'))
      await gateway.background.idle()
      expect(await placed()).toHaveLength(1)
      expect(mails).toHaveLength(1)
    })

    it('is placed when no webhook and no customer ever comes', async () => {
      const { paymentId, transactionId, placed } = await startPaying()
      nets.pay(paymentId)
      await waitForNextRead(transactionId)
      await gateway.runDueJobs()
      expect(await placed()).toHaveLength(1)
    })

    it('is placed once however many reconcile it at once, on two gateways', async () => {
      const { paymentId, transactionId, placed } = await startPaying()
      nets.pay(paymentId)
      const { db } = gateway
      const services = {
        db,
        providers: gateway.settings.connectProviders({ fetch: nets.fetch, db, clock: systemClock }),
        refusals: createRefusalLimits(createLimits(db, createDigests('secret'), 1)),
        triggerOutbox: () => undefined,
      }
      const other = gateway.another()
      const urgently = () => reconcilePayment(services, transactionId, { isUrgent: true })
      await Promise.all([...Array.from({ length: 20 }, urgently), other.runDueJobs(), gateway.runDueJobs()])
      expect(await placed()).toHaveLength(1)
      await gateway.runDueJobs()
      expect(mails).toHaveLength(1)
    })

    it('is held for review when another amount was paid', async () => {
      const { paymentId, look, placed, transactionId } = await startPaying()
      nets.pay(paymentId, 100)
      const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
      await post(nets.event(paymentId))
      await gateway.background.idle()
      expect(logged.mock.calls.join()).toContain(`"event":"payment-held","transactionId":"${transactionId}"`)
      logged.mockRestore()
      expect(await look()).toMatchObject({ status: 'Pending', orderPlaced: false })
      expect(await placed()).toHaveLength(0)
      const [row] = await gateway.db.select().from(transactions).where(eq(transactions.id, transactionId))
      expect(row?.heldBecause).toBe('amount-differs')
    })

    it('is placed by the next job when the process dies between webhook and reconciliation', async () => {
      const { paymentId, placed } = await startPaying()
      nets.pay(paymentId)
      nets.setUnavailable(true)
      await post(nets.event(paymentId))
      await gateway.background.idle()
      expect(await placed()).toHaveLength(0)
      nets.setUnavailable(false)
      await gateway.db.update(outbox).set({ dueAt: new Date(0) })
      await gateway.another().runDueJobs()
      expect(await placed()).toHaveLength(1)
    })

    it('keeps what was put into the cart while it was being paid', async () => {
      const { paymentId, shopper } = await startPaying()
      await shopper.add({ battery: 1, cloth: 1 })
      nets.pay(paymentId)
      await post(nets.event(paymentId))
      await gateway.background.idle()
      const { products } = await shopper.cart()
      expect(products.map((line: { id: string; quantity: number }) => [line.id, line.quantity])).toEqual([
        ['battery', 1],
        ['cloth', 1],
      ])
    })

    it('numbers orders one after the other, without gaps, when many are paid at once', async () => {
      const purchases = await Promise.all(Array.from({ length: 8 }, startPaying))
      for (const { paymentId } of purchases) nets.pay(paymentId)
      await Promise.all(purchases.map(({ paymentId }) => post(nets.event(paymentId))))
      await gateway.runDueJobs()
      const rows = await gateway.db.select().from(orders).where(eq(orders.shopId, 'test_dk'))
      const numbers = rows.map(({ orderNumber }) => Number(orderNumber.slice(1))).toSorted((one, other) => one - other)
      expect(numbers).toEqual(Array.from(numbers, (_, index) => 100_001 + index))
    })
  })

  describe('the webhook', () => {
    it('is refused without our word in it', async () => {
      const { paymentId } = await startPaying()
      const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
      expect((await post(nets.event(paymentId), 'somebody-else')).status).toBe(401)
      expect(logged.mock.calls.join()).toContain('"event":"webhook-refused","provider":"nets"')
      logged.mockRestore()
      expect((await post(nets.event(paymentId), '')).status).toBe(401)
    })

    it('is answered at once, whatever it says', async () => {
      for (const body of ['', '{', '[]', '{"data":1}', nets.event('unknown')])
        expect((await post(body)).status).toBe(200)
      await gateway.background.idle()
    })
  })

  describe('the provider', () => {
    it('is asked by a polling browser only every few seconds: it allows 30 reads an hour', async () => {
      const { look } = await startPaying()
      for (let polls = 0; polls < 10; polls++) await look()
      await gateway.background.idle()
      expect(reads()).toHaveLength(0)
    })

    it.each([
      ['after its first reads', 3, 4, 1],
      ['every minute after eight', 8, 30, 0],
      ['every minute after eight', 8, 61, 1],
      ['every six minutes after fourteen', 14, 300, 0],
      ['every six minutes after fourteen', 14, 361, 1],
    ])(
      'is asked %s, so that an hour holds fewer than 30 (%i reads, %i s ago)',
      async (_when, providerReads, ago, asked) => {
        const { look, transactionId } = await startPaying()
        const providerReadAt = new Date(Date.now() - ago * 1000)
        await gateway.db
          .update(transactions)
          .set({ providerReads, providerReadAt })
          .where(eq(transactions.id, transactionId))
        await look()
        await gateway.background.idle()
        expect(reads()).toHaveLength(asked)
      },
    )
  })
})
