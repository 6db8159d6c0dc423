import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestGateway, type TestGateway } from '../testing.ts'
import { createShopper } from '../testing/shopper.ts'
import { transactions } from '../transactions/transaction-tables.ts'
import { readShopOrigins } from './shop-origins.ts'

const SHOP_ORIGINS = 'test_dk=https://shop.example, test_dk=https://www.shop.example:8443,test_uk=https://uk.example'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ settings: { isShopOrigin: readShopOrigins(SHOP_ORIGINS, false) } })
})
afterAll(() => gateway.close())

/** Places an order at the gateway's address, with the headers that a proxy or a browser would send. */
async function orderFrom(address: string, headers: Record<string, string> = {}) {
  const shopper = createShopper((url, init) => {
    const { href } = new URL(url instanceof Request ? url.url : url)
    const asked = new Request(href.replace('http://gateway.test', address), init)
    for (const [name, value] of Object.entries(headers)) asked.headers.set(name, value)
    return gateway.fetch(asked)
  })
  await shopper.add({ battery: 1 })
  return shopper.placeOrder()
}
const through = (host: string, protocol = 'https') => ({ 'x-forwarded-host': host, 'x-forwarded-proto': protocol })

describe('an order', () => {
  it.each([
    ['https://shop.example', through('shop.example')],
    ['https://www.shop.example:8443', through('www.shop.example:8443')],
    ['https://shop.example', { origin: 'https://shop.example' }],
  ])('leads back to its shop at %s, as %j says', async (origin, headers) => {
    const { body } = await orderFrom('http://gateway.inside', headers)
    const is = eq(transactions.id, body.transactionId)
    const [placed] = await gateway.database.db.select().from(transactions).where(is)
    expect(placed?.draft.origin).toBe(origin)
  })

  it.each([
    ['another host', 'http://gateway.inside', through('evil.example')],
    ['another shop', 'http://gateway.inside', through('uk.example')],
    ['another protocol', 'http://gateway.inside', through('shop.example', 'http')],
    ['nobody’s name', 'http://gateway.inside', through('"><a href=//evil.example>')],
    ['another page', 'http://gateway.inside', { origin: 'https://evil.example' }],
    ['the gateway’s own address', 'https://evil.example', {}],
  ])('that says it comes from %s is refused', async (_, address, headers) => {
    const { status, body } = await orderFrom(address, headers)
    expect({ status, code: body.errorCode }).toEqual({ status: 400, code: 'invalid-origin' })
  })
})

it('takes any name of a developer’s machine, and of no other', () => {
  const local = readShopOrigins('', true)
  const own = ['http://product-uk.localhost:3000', 'http://localhost:5173', 'http://127.0.0.1:4000', 'http://a.test']
  expect(own.filter((origin) => local('test_dk', origin))).toEqual(own)
  for (const origin of ['https://evil.example', 'http://localhost.evil.example', 'http://evil-localhost']) {
    expect(local('test_dk', origin)).toBe(false)
  }
  expect(own.some((origin) => readShopOrigins(SHOP_ORIGINS, false)('test_dk', origin))).toBe(false)
})
