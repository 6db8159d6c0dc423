import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { throttles } from '../../access/throttle-tables.ts'
import { mailedCodes } from './mailed-code-tables.ts'
import { outbox } from '../../outbox/outbox-tables.ts'
import { shops } from '../../shops/shop-tables.ts'
import { deleteExpired } from '../../upkeep/delete-expired.ts'
import { createMailbox, createShopper, fetchFrom, useTestGateway, type Shopper } from '../../../testing/test.ts'
import { storePlacedOrder } from '../../../testing/placed-order.ts'
import { queriesOf } from '../../../testing/queries-of.ts'
import { orderAccesses } from '../order-access-tables.ts'
import { orders } from '../order-tables.ts'

const { mails, sendMail } = createMailbox()
const gateway = useTestGateway({
  environment: { CUSTOMERS_PER_ADDRESS: '1' },
  settings: { cachesShops: false },
  platform: { sendMail },
})
const { db } = gateway

const EMAIL = 'inger@example.com'
const CODE = /^\d{6}$/m
const TRIES = 5

const call = (name: string, body: object, { by = createShopper(gateway.fetch), fetch = gateway.fetch } = {}) =>
  (fetch === gateway.fetch ? by : createShopper(fetch)).call('POST', `/v1.0/guest-orders/${name}`, body)
type Answer = Awaited<ReturnType<typeof call>>
const said = ({ status, body }: Answer) => [status, body?.errorCode]

let orderNumber: string
const place = async () => {
  const number = `T${Math.floor(100_000 + Math.random() * 899_999)}`
  await storePlacedOrder(db, { orderNumber: number })
  return number
}
const ask = async (named: object = {}, options = {}) =>
  (await call('code', { orderNumber, email: EMAIL, ...named }, options)).body.request as string

async function mailedCode(): Promise<string> {
  await gateway.runDueJobs()
  return CODE.exec(mails.at(-1)?.text ?? '')?.[0] ?? ''
}
const open = (request: string, code: string, options = {}) => call('open', { request, code }, options)
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

async function opened(): Promise<string> {
  const request = await ask()
  return (await open(request, await mailedCode())).body.orderToken as string
}
const expireAll = () => db.update(mailedCodes).set({ expiresAt: sql`now() - interval '1 second'` })
/** Counts the rows that requests have written. */
const written = async () => [await db.$count(mailedCodes), await db.$count(outbox), await db.$count(throttles)]

const OVER = [400, 'code-over']
const WRONG = [400, 'wrong-code']
const NOT_OPEN = [403, 'order-access-over']

describe('an order without an account', () => {
  beforeEach(async () => {
    mails.length = 0
    for (const table of [mailedCodes, orderAccesses, outbox, throttles]) await db.delete(table)
    await db.update(shops).set({ changes: {} })
    orderNumber = await place()
  })

  describe('the mailed code', () => {
    it('opens the order in the browser that asked for it [ORD-19] [OP-96] [OP-106]', async () => {
      const request = await ask({ orderNumber: ` ${orderNumber.toLowerCase()} `, email: ' Inger@Example.com ' })
      const code = await mailedCode()
      expect(mails.map(({ to }) => to)).toEqual([EMAIL])
      const { orderToken } = (await open(request, `${code.slice(0, 3)} ${code.slice(3)}`)).body
      const { body } = await call('details', { orderToken })
      expect(body.orderNumber).toBe(orderNumber)
    })

    it('is stored as a digest alone, like the request and the token', async () => {
      const request = await ask()
      const code = await mailedCode()
      const stored = JSON.stringify(await db.select().from(mailedCodes))
      const { orderToken } = (await open(request, code)).body
      const access = JSON.stringify(await db.select().from(orderAccesses))
      for (const secret of [request, code, orderToken as string]) expect(stored + access).not.toContain(secret)
    })

    it('allows five tries, of which a sixth with the right code is none', async () => {
      const request = await ask()
      const code = await mailedCode()
      const answers = []
      for (let tries = 0; tries < TRIES; tries++) answers.push(said(await open(request, other(code))))
      expect(answers).toEqual([WRONG, WRONG, WRONG, WRONG, OVER])
      expect(said(await open(request, code))).toEqual(OVER)
    })

    it('allows five tries together to any number of calls at the same time', async () => {
      const request = await ask()
      const code = await mailedCode()
      const wrong = await Promise.all(Array.from({ length: 30 }, () => open(request, other(code)).then(said)))
      expect(wrong.filter(([, errorCode]) => errorCode === 'wrong-code').length).toBeLessThan(TRIES)
      const [stored] = await db.select().from(mailedCodes)
      expect(stored?.tries).toBe(TRIES)
      expect(said(await open(request, code))).toEqual(OVER)
    })

    it('works once, also for calls at the same time', async () => {
      const request = await ask()
      const code = await mailedCode()
      const answers = await Promise.all([1, 2, 3, 4].map(() => open(request, code)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(said(await open(request, code))).toEqual(OVER)
      expect(await db.$count(orderAccesses)).toBe(1)
    })

    it('expires, and is gone then', async () => {
      const request = await ask()
      const code = await mailedCode()
      await expireAll()
      expect(said(await open(request, code))).toEqual(OVER)
      await deleteExpired(db)
      expect(await db.$count(mailedCodes)).toBe(0)
    })

    it('is not mailed once it has expired', async () => {
      await ask()
      await expireAll()
      await gateway.runDueJobs()
      expect(mails).toEqual([])
    })

    it('belongs to its request: the other of two tabs needs its own', async () => {
      const [first, second] = [await ask(), await ask()]
      await gateway.runDueJobs()
      const codes = mails.map(({ text }) => CODE.exec(text)?.[0] ?? '')
      expect(new Set(codes).size).toBe(2)
      const fits = async (request: string) => {
        const results = []
        for (const code of codes) results.push((await open(request, code)).status)
        return results.filter((status) => status === 200)
      }
      expect([await fits(first), await fits(second)]).toEqual([[200], [200]])
    })

    it('of another order, of another shop and of another request is none', async () => {
      const request = await ask()
      const code = await mailedCode()
      orderNumber = await place()
      const foreign = await ask()
      await mailedCode()
      expect(said(await open(foreign, code))).toEqual(WRONG)
      expect(said(await open('x'.repeat(43), code))).toEqual(OVER)
      const inOtherShop = createShopper(gateway.fetch, 'test_uk')
      expect(said(await call('open', { request, code }, { by: inOtherShop }))).toEqual(OVER)
    })
  })

  describe('unknown and foreign orders', () => {
    const KINDS: [string, () => object][] = [
      ['an unknown number', () => ({ orderNumber: 'T000001' })],
      ['another address', () => ({ email: 'stranger@example.com' })],
      ['an unknown number and address', () => ({ orderNumber: 'T000001', email: 'nobody@example.com' })],
    ]
    it.each(KINDS)('get the same answer for the same work as one’s own, and no mail: %s', async (_what, named) => {
      const own = await call('code', { orderNumber, email: EMAIL })
      const first = await written()
      await db.delete(throttles)
      const foreign = await call('code', { orderNumber, email: EMAIL, ...named() })
      expect([foreign.status, Object.keys(foreign.body)]).toEqual([own.status, Object.keys(own.body)])
      expect((foreign.body.request as string).length).toBe((own.body.request as string).length)
      expect(await written()).toEqual([first[0]! * 2, first[1]! * 2, first[2]!])
      await gateway.runDueJobs()
      expect(mails).toHaveLength(1)
    })

    it.each(KINDS)('get the same answers to typed codes, from the same queries: %s', async (_what, named) => {
      const [own, foreign] = [await ask(), await ask(named())]
      await gateway.runDueJobs()
      const tried = async (request: string) => {
        const answers: unknown[] = []
        const queries = await queriesOf(gateway, async () => {
          for (let tries = 0; tries <= TRIES; tries++) answers.push(said(await open(request, 'no code')))
        })
        return { answers, queries }
      }
      const [ofOwn, ofForeign] = [await tried(own), await tried(foreign)]
      expect(ofForeign).toEqual(ofOwn)
      expect(ofOwn.queries.length).toBeGreaterThan(TRIES)
    })
  })

  describe('its limits', () => {
    it('let no number of requests add tries: ten codes a day go to one address', async () => {
      const requests = []
      for (let index = 0; index < 14; index++) {
        const fetch = fetchFrom(`192.0.${index}.1`, gateway.fetch)
        requests.push(await ask({}, { fetch }))
      }
      await gateway.runDueJobs()
      expect(mails).toHaveLength(10)
      // The others have the same form, and no code fits them.
      const rows = await db.select().from(mailedCodes)
      expect(rows.filter(({ codeHash }) => codeHash === '')).toHaveLength(4)
      expect(said(await open(requests.at(-1) ?? '', ''))).toEqual(WRONG)
    })
  })

  describe('its access', () => {
    let orderToken: string
    let shopper: Shopper
    beforeEach(async () => {
      orderToken = await opened()
      shopper = createShopper(gateway.fetch)
    })

    it('shows the details and the print, and puts the goods into the visitor’s cart [ORD-19]', async () => {
      expect((await call('details', { orderToken })).body.orderLines).toHaveLength(3)
      expect((await call('print', { orderToken })).body.productList).toHaveLength(3)
      expect((await shopper.post('/v1.0/guest-orders/reorder', { orderToken })).status).toBe(200)
      expect((await shopper.cart()).products).not.toEqual([])
    })

    it('ends after an hour, and leaves nothing behind', async () => {
      await db.update(orderAccesses).set({ expiresAt: sql`now() - interval '1 second'` })
      for (const name of ['details', 'print', 'reorder']) {
        expect(said(await call(name, { orderToken, userId: randomUUID() }))).toEqual(NOT_OPEN)
      }
      await deleteExpired(db)
      expect(await db.$count(orderAccesses)).toBe(0)
    })

    it('does not carry over to another order, another shop or an invented token', async () => {
      const inOtherShop = createShopper(gateway.fetch, 'test_uk')
      expect(said(await call('details', { orderToken }, { by: inOtherShop }))).toEqual(NOT_OPEN)
      expect(said(await call('details', { orderToken: 'x'.repeat(43) }))).toEqual(NOT_OPEN)
      const { body } = await call('details', { orderToken, orderNumber: await place() })
      expect(body.orderNumber).toBe(orderNumber)
    })

    it('opens nothing of an account, and no account opens it', async () => {
      shopper.useToken(orderToken)
      for (const path of ['/v1.0/profile', '/v1.0/orders/history', `/v1.0/orders/history/${orderNumber}`]) {
        expect((await shopper.get(path)).status).toBe(401)
      }
      const customer = createShopper(gateway.fetch)
      const { access_token: token } = await customer.logIn()
      expect(said(await call('details', { orderToken: token as string }))).toEqual(NOT_OPEN)
    })

    it('ends when the order is gone', async () => {
      await db.delete(orders).where(eq(orders.orderNumber, orderNumber))
      expect(said(await call('details', { orderToken }))).toEqual(NOT_OPEN)
    })
  })

  it('does not exist in shops without the switch', async () => {
    await db
      .update(shops)
      .set({ changes: { guestOrders: false } })
      .where(eq(shops.id, 'test_dk'))
    for (const name of ['code', 'open', 'details', 'print', 'reorder']) {
      expect(said(await call(name, { orderNumber, email: EMAIL }))).toEqual([404, 'not-found'])
    }
  })
})
