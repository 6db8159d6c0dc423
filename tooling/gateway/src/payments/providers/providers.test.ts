import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { orders } from '../../orders/order-tables.ts'
import { shops } from '../../shops/shop-tables.ts'
import { createFakeProvider, createShopper, type Shopper, useTestGateway } from '../../../testing/test.ts'
import { transactions } from '../../transactions/transaction-tables.ts'

// One gateway with two providers, and a shop that changes its provider while customers pay.
let numbers: string[] = []
const newId = () => numbers.shift() ?? randomUUID()
const nets = createFakeProvider('nets', newId)
const adyen = createFakeProvider('adyen', newId)
const gateway = useTestGateway({
  environment: { SHOP_CACHE: 'off' },
  settings: {
    connectProviders: () =>
      new Map([
        ['nets', nets.adapter],
        ['adyen', adyen.adapter],
      ]),
  },
})

const shopUses = (paymentProvider: string) =>
  gateway.db.update(shops).set({ changes: { paymentProvider } }).where(eq(shops.id, 'test_dk'))

const postWebhook = (provider: string, body: string) =>
  gateway.fetch(`http://gateway.test/webhooks/${provider}`, { method: 'POST', body })

/** Runs the jobs as if the payments had not been read for a while. */
async function runJobsLater() {
  await gateway.db.update(transactions).set({ providerReadAt: new Date(0) })
  await gateway.runDueJobs()
}

const ordersOf = ({ userId }: Shopper) => gateway.db.select().from(orders).where(eq(orders.userId, userId))

async function placeOrder() {
  const shopper = createShopper(gateway.fetch)
  await shopper.add({ battery: 2 })
  const { transactionId } = (await shopper.placeOrder()).body
  return { shopper, transactionId }
}

async function startPaying(provider: 'nets' | 'adyen') {
  const { shopper, transactionId } = await placeOrder()
  const { paymentId } = (await shopper.get(`/${provider}`)).body
  return { shopper, transactionId, paymentId }
}

describe('providers', () => {
  beforeEach(async () => {
    numbers = []
    nets.asked.length = adyen.asked.length = 0
    await gateway.db.delete(transactions)
    await shopUses('nets')
  })

  describe('a payment', () => {
    it('is read where it was created, also after the shop has changed its provider', async () => {
      const { shopper, transactionId, paymentId } = await startPaying('nets')
      nets.pay(paymentId, transactionId, 13_800)
      await shopUses('adyen')
      await runJobsLater()
      expect(await ordersOf(shopper)).toMatchObject([{ transactionId }])
      expect(nets.asked).toEqual([`create ${paymentId}`, `read ${paymentId}`])
      expect(adyen.asked).toEqual([])
    })

    it('is not created at a provider that the shop has named only since the order was placed', async () => {
      await shopUses('adyen')
      const { shopper } = await placeOrder()
      await shopUses('nets')
      expect((await shopper.get('/nets')).status).toBe(404)
      expect(nets.asked).toEqual([])
    })

    it('is started again when the same order is placed after the change, and the first one ends at its provider', async () => {
      const { shopper, paymentId } = await startPaying('nets')
      await shopUses('adyen')
      await shopper.placeOrder()
      const { paymentId: other } = (await shopper.get('/adyen')).body
      await gateway.runDueJobs()
      expect(nets.asked).toEqual([`create ${paymentId}`, `terminate ${paymentId}`, `read ${paymentId}`])
      expect(adyen.asked).toEqual([`create ${other}`])
    })

    it('cannot be reported by another provider, by its id or by ours', async () => {
      const { shopper, transactionId, paymentId } = await startPaying('nets')
      nets.pay(paymentId, transactionId, 13_800)
      adyen.pay(paymentId, transactionId, 13_800)
      await postWebhook('adyen', paymentId)
      await postWebhook('adyen', `unknown ${transactionId}`)
      await gateway.background.idle()
      expect(await ordersOf(shopper)).toEqual([])
      expect([...nets.asked.slice(1), ...adyen.asked]).toEqual([])
      await postWebhook('nets', paymentId)
      await gateway.background.idle()
      expect(await ordersOf(shopper)).toMatchObject([{ transactionId }])
    })

    it('is not confused with a payment of the same id at another provider', async () => {
      numbers = ['77', '77']
      const atNets = await startPaying('nets')
      await shopUses('adyen')
      const atAdyen = await startPaying('adyen')
      adyen.pay('77', atAdyen.transactionId, 13_800)
      await postWebhook('adyen', '77')
      await gateway.background.idle()
      expect(await ordersOf(atAdyen.shopper)).toMatchObject([{ transactionId: atAdyen.transactionId }])
      expect(await ordersOf(atNets.shopper)).toEqual([])
      expect(nets.asked).toEqual(['create 77'])
    })
  })

  it.each(['klarna', 'none', 'constructor', '__proto__'])(
    'accepts no webhook of %s, which is no provider here',
    async (name) => {
      expect((await postWebhook(name, 'p-1')).status).toBe(404)
    },
  )
})
