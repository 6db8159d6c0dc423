import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createShopper, useTestGateway } from '../../testing/test.ts'
import { transactions } from '../transactions/transaction-tables.ts'
import { readShopOrigins } from './shop-origins.ts'

const SHOP_ORIGINS = 'test_dk=https://shop.example, test_dk=https://www.shop.example:8443,test_uk=https://uk.example'

const gateway = useTestGateway({ settings: { isShopOrigin: readShopOrigins(SHOP_ORIGINS, false) } })

/** A visitor at the gateway's address, with the headers that a proxy or a browser would send. */
const shopperFrom = (address: string, headers: Record<string, string> = {}) =>
  createShopper((url, init) => {
    const { href } = new URL(url instanceof Request ? url.url : url)
    const asked = new Request(href.replace('http://gateway.test', address), init)
    for (const [name, value] of Object.entries(headers)) asked.headers.set(name, value)
    return gateway.fetch(asked)
  })

async function orderFrom(...from: Parameters<typeof shopperFrom>) {
  const shopper = shopperFrom(...from)
  await shopper.add({ battery: 1 })
  return shopper.placeOrder()
}
const through = (host: string, protocol = 'https') => ({ 'x-forwarded-host': host, 'x-forwarded-proto': protocol })

describe('readShopOrigins', () => {
  describe('an order', () => {
    it.each([
      ['https://shop.example', through('shop.example')],
      ['https://www.shop.example:8443', through('www.shop.example:8443')],
      ['https://shop.example', { origin: 'https://shop.example' }],
    ])('leads back to its shop at %s, as %j says', async (origin, headers) => {
      const { body } = await orderFrom('http://gateway.inside', headers)
      const is = eq(transactions.id, body.transactionId)
      const [placed] = await gateway.db.select().from(transactions).where(is)
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

  describe('a call whose mail would lead back to a page elsewhere', () => {
    const email = 'demo@example.com'
    const passwords = { password: 'Quiet7Room', passwordConfirmed: 'Quiet7Room' }
    it.each<[string, object]>([
      ['/v1.0/create-me', { email: 'inger.new@example.com', firstName: 'Inger', lastName: 'Holm', ...passwords }],
      ['/v1.0/me', { email, firstName: 'Inger', middleName: '', lastName: 'Holm' }],
      ['/v1.0/subscriptions', { email, type: 'Newsletter' }],
      ['/v1.0/forgot-password', { email }],
      ['/v1.0/forgot-password/redeem-session', { userId: 'c-1', sessionId: 'x'.repeat(43), ...passwords }],
    ])('is refused: %s', async (path, body) => {
      const shopper = shopperFrom('http://gateway.inside', through('shop.example'))
      const stranger = shopperFrom('http://gateway.inside', through('evil.example'))
      stranger.useToken((await shopper.logIn(email)).access_token)
      const answer = await stranger.call('POST', path, body)
      expect({ status: answer.status, code: answer.body.errorCode }).toEqual({ status: 400, code: 'invalid-origin' })
      expect((await shopper.call('POST', path, body)).body?.errorCode).not.toBe('invalid-origin')
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
})
