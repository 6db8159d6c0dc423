import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessions } from '../database/schema.ts'
import { createTestGateway, type TestGateway } from '../testing.ts'
import { createFakeNets } from '../testing/fake-nets.ts'
import { createShopper } from '../testing/shopper.ts'
import { newCustomerId } from './visitor-id.ts'

let gateway: TestGateway
let demo: { id: string; token: string }
let other: { id: string; token: string }
let elsewhere: { id: string; token: string }
let expired: string

const login = async (email: string, shopId = 'test_dk') => {
  const { body } = await createShopper(gateway.fetch, shopId).call('POST', '/v1.0/authenticate', {
    email,
    password: 'Hearing2026',
  })
  return { id: body.user.userId as string, token: body.access_token as string }
}

beforeAll(async () => {
  gateway = await createTestGateway({ platform: { fetch: createFakeNets().fetch } })
  expired = (await login('demo@example.com')).token
  await gateway.database.db.update(sessions).set({ expiresAt: new Date(0) })
  demo = await login('demo@example.com')
  other = await login('new@example.com')
  elsewhere = await login('demo@example.com', 'test_free')
})
afterAll(() => gateway.close())

/** Every call that acts for a user: method, path, and what it needs besides the user's id. */
const CALLS: [string, string, object][] = [
  ['GET', '/cart/get', {}],
  ['GET', '/cart/get-transaction', { transactionId: randomUUID(), correlationId: randomUUID() }],
  ['GET', '/cart/override-cart', { previousUserId: randomUUID() }],
  ['GET', '/nets', {}],
  ['POST', '/cart/add', { products: { battery: 1 } }],
  ['POST', '/cart/remove', { itemNumber: 'BAT-312' }],
  ['POST', '/cart/updateProduct', { itemNumber: 'BAT-312', quantity: 1 }],
  ['POST', '/cart/update', {}],
  ['POST', '/cart/update-properties', {}],
  [
    'POST',
    '/cart/initialize-transaction',
    { shippingMethod: 'home', invoiceAddress: {}, termsAndConditionsAgreed: true },
  ],
]

const status = async (method: string, path: string, body: object, userId: string, token = '') => {
  const shopper = createShopper(gateway.fetch, 'test_dk', userId)
  shopper.useToken(token)
  const answer = method === 'GET' ? await shopper.get(path, { ...body }) : await shopper.post(path, body)
  return [answer.status, answer.body?.errorCode]
}

describe.each(CALLS)('%s %s (OP-45)', (method, path, body) => {
  const ask = (userId: string, token?: string) => status(method, path, body, userId, token)

  it('acts for a customer only with that customer’s living token', async () => {
    const refused = [401, 'unauthorised']
    expect(await ask(demo.id)).toEqual(refused)
    expect(await ask(demo.id, other.token)).toEqual(refused)
    expect(await ask(demo.id, elsewhere.token)).toEqual(refused)
    expect(await ask(demo.id, expired)).toEqual(refused)
    expect(await ask(demo.id, 'x'.repeat(43))).toEqual(refused)
    expect(await ask(newCustomerId(), demo.token)).toEqual(refused)
    expect((await ask(demo.id, demo.token))[0]).not.toBe(401)
  })

  it('acts for an anonymous visitor who knows the id, and refuses what is none', async () => {
    expect((await ask(randomUUID()))[0]).not.toBe(401)
    expect((await ask(randomUUID(), demo.token))[0]).not.toBe(401)
    expect(await ask('1')).toEqual([400, 'invalid-user-id'])
    expect(await ask('')).toEqual([400, 'invalid-user-id'])
  })
})

/** Every call that belongs to the customer whose token comes with it. */
const TOKEN_CALLS: [string, string][] = [
  ['POST', '/v1.0/me/favourites/BAT-312'],
  ['DELETE', '/v1.0/me/favourites/BAT-312'],
  ['POST', '/v1.0/me/address-book'],
  ['GET', '/v1.0/user-subscriptions?type=Newsletter'],
  ['DELETE', `/v1.0/subscriptions/${randomUUID()}`],
]

describe.each(TOKEN_CALLS)('%s %s [SES-14] (OP-10)', (method, path) => {
  const ask = async (token: string) => {
    const shopper = createShopper(gateway.fetch)
    shopper.useToken(token)
    return (await shopper.call(method, path)).status
  }

  it('is there for a living token of this shop only', async () => {
    expect(await ask(demo.token)).not.toBe(401)
    const refused = ['', 'x'.repeat(43), expired, elsewhere.token]
    expect(await Promise.all(refused.map(ask))).toEqual(refused.map(() => 401))
  })
})

it('does not let anybody take a customer’s cart over by merging it', async () => {
  expect(await status('GET', '/cart/override-cart', { previousUserId: demo.id }, randomUUID())).toEqual([
    401,
    'unauthorised',
  ])
  expect(await status('GET', '/cart/override-cart', { previousUserId: demo.id }, other.id, other.token)).toEqual([
    401,
    'unauthorised',
  ])
})

it('ends a session for good when its row is gone', async () => {
  const { id, token } = await login('new@example.com')
  await gateway.database.db.delete(sessions).where(eq(sessions.customerId, id))
  expect(await status('GET', '/cart/get', {}, id, token)).toEqual([401, 'unauthorised'])
})
