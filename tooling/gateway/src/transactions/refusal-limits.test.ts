import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { throttles } from '../access/throttle-tables.ts'
import { outbox } from '../outbox/outbox-tables.ts'
import { useTestGateway } from '../../testing/test-gateway.ts'
import { cardForm, challengedCard, useAdyenShop } from '../../testing/providers/adyen-shop.ts'
import { createFakeNets, postFromNets } from '../../testing/providers/fake-nets.ts'
import { createShopper, fetchFrom } from '../../testing/shopper.ts'
import { transactions } from './transaction-tables.ts'

const REFUSALS_PER_HOUR = 20
const WAIT = expect.stringMatching(/^[1-9]\d*$/)
const ONE_CUSTOMER = { CUSTOMERS_PER_ADDRESS: '1' }
const HERE = '192.0.2.1'
const ELSEWHERE = '192.0.2.2'

const tallyOf = (answers: { status: number; body: { status?: string } }[]) => ({
  refused: answers.filter(({ body }) => body.status === 'Refused').length,
  tooMany: answers.filter(({ status }) => status === 429).length,
})

const logged: string[] = []

describe('limits of refusals', () => {
  beforeEach(() => {
    logged.length = 0
    vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line))
  })
  afterEach(() => vi.restoreAllMocks())

  describe('refused cards at Adyen', () => {
    const shop = useAdyenShop(ONE_CUSTOMER)
    beforeEach(async () => {
      await shop.reset()
      await shop.db.delete(throttles)
    })

    const orderFrom = (address: string) => shop.order(createShopper(fetchFrom(address, shop.gateway.fetch)))
    const ordersFrom = (address: string, count: number) =>
      Promise.all(Array.from({ length: count }, () => orderFrom(address)))
    it('count across the orders of a network, also when they are tried in parallel', async () => {
      const orders = await ordersFrom(HERE, 4)
      const answers = await Promise.all(
        orders.flatMap(({ pay }) => Array.from({ length: 20 }, () => pay(cardForm('DECLINED')))),
      )
      expect(shop.calls.filter(({ path }) => path === '/payments').length).toBeLessThanOrEqual(REFUSALS_PER_HOUR)
      expect(tallyOf(answers).tooMany).toBeGreaterThan(0)
      expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toEqual(WAIT)
    })

    it('count one after the other, so that the next order of the network has to wait and others do not', async () => {
      const orders = await ordersFrom(HERE, 3)
      const answers = []
      for (const { pay } of orders) for (let turn = 0; turn < 8; turn++) answers.push(await pay(cardForm('DECLINED')))
      expect(tallyOf(answers)).toEqual({ refused: REFUSALS_PER_HOUR, tooMany: 4 })
      const next = createShopper(fetchFrom(HERE, shop.gateway.fetch))
      await next.add({ battery: 1 })
      const order = await next.placeOrder()
      expect([order.status, order.headers.get('retry-after')]).toEqual([429, WAIT])
      expect((await (await orderFrom(ELSEWHERE)).pay()).body.status).toBe('Succeeded')
    })

    it('count when the bank refuses after asking the customer', async () => {
      const orders = await ordersFrom(HERE, REFUSALS_PER_HOUR + 1)
      for (const { pay, goOn } of orders.slice(0, REFUSALS_PER_HOUR)) {
        const authorisationToken = (await pay(challengedCard())).body.action.authorisationToken
        await shop.press('/bank/answer', { payment: authorisationToken, answer: 'approve', password: 'wrong' })
        const result = { transStatus: 'Y', authorisationToken }
        const brought = { threeDSResult: Buffer.from(JSON.stringify(result)).toString('base64') }
        expect((await goOn(brought)).body.status).toBe('Refused')
      }
      expect((await orders.at(-1)!.pay()).status).toBe(429)
    })

    it('leave no trace of customers who pay, however many share an address', async () => {
      for (const { pay } of await ordersFrom(HERE, REFUSALS_PER_HOUR + 2)) {
        expect((await pay()).body.status).toBe('Succeeded')
      }
      const paid = await shop.db.select().from(transactions).where(eq(transactions.status, 'paid'))
      expect(new Set(paid.map(({ orderedFrom }) => orderedFrom))).toEqual(new Set([null]))
      const begun = await shop.db.select().from(transactions)
      expect(JSON.stringify(begun)).not.toContain(HERE)
    })

    it('of many networks in one shop are an alarm in the log', async () => {
      for (let network = 0; network < 10; network++) {
        const { pay } = await orderFrom(`192.0.2.${network}`)
        for (let turn = 0; turn < 10; turn++) await pay(cardForm('DECLINED'))
      }
      const alarms = logged.map((line) => JSON.parse(line)).filter(({ event }) => event === 'payments-often-refused')
      expect(alarms).toMatchObject([{ shop: 'test_dk', count: 100 }])
    }, 30_000)
  })

  describe('refused cards at Nets', () => {
    const nets = createFakeNets()
    const gateway = useTestGateway({ environment: ONE_CUSTOMER, platform: { fetch: nets.fetch } })

    it('count by its webhooks, each once, for the network that ordered', async () => {
      const shopper = createShopper(fetchFrom(HERE, gateway.fetch))
      const { transactionId, paymentId } = await shopper.ordersAtNets({ battery: 1 })
      const refuse = (turn: number) =>
        postFromNets(gateway, nets.event(paymentId, 'payment.reservation.failed', `refusal-${turn}`))
      for (let turn = 0; turn < REFUSALS_PER_HOUR - 1; turn++) await refuse(turn)
      for (let again = 0; again < 5; again++) await refuse(0)
      const placed = async (address: string) => {
        const next = createShopper(fetchFrom(address, gateway.fetch))
        await next.add({ battery: 1 })
        return (await next.placeOrder()).status
      }
      expect(await placed(HERE)).toBe(200)
      await refuse(REFUSALS_PER_HOUR)
      expect([await placed(HERE), await placed(ELSEWHERE)]).toEqual([429, 200])
      const [row] = await gateway.db.select().from(transactions).where(eq(transactions.id, transactionId))
      expect([row?.status, row?.lastRefusal]).toEqual(['authorising', 'PaymentRefused'])
    })

    it('count once while Nets cannot be read and the message is handled again and again', async () => {
      const network = '192.0.2.3'
      const shopper = createShopper(fetchFrom(network, gateway.fetch))
      const { paymentId } = await shopper.ordersAtNets({ battery: 1 })
      nets.setUnavailable(true)
      await postFromNets(gateway, nets.event(paymentId, 'payment.reservation.failed', 'refused-once'))
      for (let tries = 0; tries < REFUSALS_PER_HOUR; tries++) {
        await gateway.db.update(outbox).set({ dueAt: new Date(0) })
        await gateway.runDueJobs()
      }
      nets.setUnavailable(false)
      const next = createShopper(fetchFrom(network, gateway.fetch))
      await next.add({ battery: 1 })
      expect((await next.placeOrder()).status).toBe(200)
    })
  })
})
