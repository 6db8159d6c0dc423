import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Refusal } from '../http/refusal.ts'
import { createShopper, type Shopper, useTestGateway } from '../../testing/test.ts'
import { createCallers } from '../../testing/access/callers.ts'
import { CALLS } from '../../testing/access/calls.ts'
import { requestOf } from '../../testing/access/request-of.ts'
import { carts } from './cart-tables.ts'
import { createNewCartLimit } from './new-cart-limit.ts'

const gateway = useTestGateway({ environment: { CUSTOMERS_PER_ADDRESS: '1' } })

function shopperFrom(address: string, userId: string = randomUUID()) {
  const fetch: typeof globalThis.fetch = (url, init) => {
    const headers = new Headers(init?.headers)
    headers.set('X-Forwarded-For', address)
    return gateway.fetch(url, { ...init, headers })
  }
  return createShopper(fetch, 'test_dk', userId)
}

/** The refusal that a call throws, if it does. */
function refusalOf(call: () => void) {
  try {
    call()
  } catch (failure) {
    if (failure instanceof Refusal) return failure
    throw failure
  }
  return undefined
}

const addFrom = (address: string, userId?: string) =>
  shopperFrom(address, userId).post('/cart/add', { products: { battery: 1 } })

async function isRevisited(userId: string) {
  const [cart] = await gateway.db.select().from(carts).where(eq(carts.userId, userId))
  return cart?.isRevisited
}

describe('createNewCartLimit', () => {
  describe('new carts of one network', () => {
    it('[RUN-21] are refused from the 61st on, on every route, so that carts cannot fill the database', async () => {
      const known = randomUUID()
      expect((await addFrom('192.0.2.1', known)).status).toBe(200)
      const statuses: number[] = []
      for (let turn = 0; turn < 70; turn++) statuses.push((await addFrom('192.0.2.1')).status)
      expect(statuses).toEqual([...Array.from({ length: 59 }, () => 200), ...Array.from({ length: 11 }, () => 429)])
      expect(await gateway.db.$count(carts)).toBe(60)
      const refused: string[] = []
      for (const listed of CALLS) {
        // A visitor without a cart, who knows one that can move.
        const { 'other anonymous visitor': visitor } = await createCallers(gateway, listed.provider)
        const before = await gateway.db.$count(carts)
        const { method, url, body } = requestOf(listed, { ...visitor.own, userId: randomUUID() }, '')
        const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': '192.0.2.1' }
        const answer = await gateway.fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) })
        expect({ url, carts: await gateway.db.$count(carts) }).toEqual({ url, carts: before })
        if (answer.status === 429 && answer.headers.get('retry-after')) refused.push(listed.call)
      }
      expect(refused).toEqual([
        'POST /cart/add',
        'POST /cart/update',
        'POST /cart/update-properties',
        'GET /cart/override-cart',
        'POST /cart/initialize-transaction',
        'POST /v1.0/guest-orders/reorder',
        'POST /v1.0/refills/open',
      ])
      expect((await addFrom('192.0.2.1', known)).status).toBe(200)
      expect((await addFrom('192.0.2.2')).status).toBe(200)
    })
  })

  describe('a network with too many new carts', () => {
    afterEach(() => void vi.useRealTimers())

    const c = { req: { header: () => '192.0.2.7' } } as unknown as Context

    it('may have made more where more customers share an address', () => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2030-01-31T10:00:00Z') })
      const made = [1, 3].map((customersPerAddress) => {
        const limit = createNewCartLimit(customersPerAddress)
        return Array.from({ length: 200 }, () => refusalOf(() => limit(c).take())).filter((refusal) => !refusal).length
      })
      expect(made).toEqual([60, 180])
    })

    it.each(['10:00:00.000', '10:03:20.700', '10:09:59.999'])('at %s is told when it may make the next one', (time) => {
      const moment = Date.parse(`2030-01-31T${time}Z`)
      vi.useFakeTimers({ toFake: ['Date'], now: moment })
      const limit = createNewCartLimit(1)
      const refusalAt = (then: number) => {
        vi.setSystemTime(then)
        return refusalOf(() => limit(c).take())
      }
      let refusal = refusalAt(moment)
      for (let made = 1; !refusal && made < 1000; made++) refusal = refusalAt(moment)
      expect(refusal).toMatchObject({ status: 429, errorCodes: ['too-many-attempts'] })
      const wait = 1000 * Number(refusal?.headers['Retry-After'])
      expect(refusalAt(moment + wait - 1000)).toBeInstanceOf(Refusal)
      expect(refusalAt(moment + wait)).toBeUndefined()
    })
  })

  describe('a cart', () => {
    it.each([
      ['reads', (shopper: Shopper) => shopper.cart()],
      ['changes', (shopper: Shopper) => shopper.add({ battery: 1 })],
    ])(
      'counts as used from the call that %s it after it was made, so that it is kept for its visitor',
      async (_, use) => {
        const shopper = shopperFrom('192.0.2.3')
        await shopper.add({ battery: 1 })
        expect(await isRevisited(shopper.userId)).toBe(false)
        await use(shopper)
        expect(await isRevisited(shopper.userId)).toBe(true)
        expect((await shopper.cart()).products).toHaveLength(1)
      },
    )
  })
})
