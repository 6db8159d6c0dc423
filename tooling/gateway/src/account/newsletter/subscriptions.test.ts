import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { throttles } from '../../access/throttle-tables.ts'
import { createTestGateway, type TestGateway } from '../../testing.ts'
import { createShopper, type Shopper } from '../../testing/shopper.ts'
import { subscriptions } from '../subscription-tables.ts'

let gateway: TestGateway
let demo: Shopper
let other: Shopper
beforeAll(async () => {
  gateway = await createTestGateway({ environment: { CUSTOMERS_PER_ADDRESS: '1' } })
  demo = await login('demo@example.com')
  other = await login('new@example.com')
})
afterAll(() => gateway.close())
beforeEach(async () => {
  await gateway.database.db.delete(subscriptions)
  await gateway.database.db.delete(throttles)
})

async function login(email: string) {
  const shopper = createShopper(gateway.fetch)
  const { body } = await shopper.call('POST', '/v1.0/authenticate', { email, password: 'Hearing2026' })
  shopper.useToken(body.access_token)
  return shopper
}
const subscribe = (email: string, type = 'Newsletter', shopper = createShopper(gateway.fetch)) =>
  shopper.call('POST', '/v1.0/subscriptions', { email, type })
const lookUp = (shopper: Shopper) => shopper.get('/v1.0/user-subscriptions', { type: 'Newsletter' })
const unsubscribe = (shopper: Shopper, id: string) => shopper.call('DELETE', `/v1.0/subscriptions/${id}`)

it('subscribes any address once, and answers the same for a known one [API-43, NEWS-04]', async () => {
  const first = await subscribe(' Ida@Example.com ')
  expect(first).toMatchObject({ status: 200, body: { email: 'ida@example.com', type: 'Newsletter' } })
  const others = await Promise.all([subscribe('ida@example.com'), subscribe('IDA@example.com')])
  expect(others.map(({ status, body }) => ({ status, body }))).toEqual(
    Array.from({ length: 2 }, () => ({ status: 200, body: first.body })),
  )
  expect(await gateway.database.db.$count(subscriptions)).toBe(1)
  await subscribe('ida@example.com', 'Newsletter', createShopper(gateway.fetch, 'test_uk'))
  expect(await gateway.database.db.$count(subscriptions)).toBe(2)
})

it.each([
  ['invalid-email', 'ida', 'Newsletter'],
  ['invalid-email', `${'i'.repeat(250)}@example.com`, 'Newsletter'],
  ['invalid-type', 'ida@example.com', 'Gossip'],
])('refuses an invalid subscription with %s [NEWS-01]', async (errorCode, email, type) => {
  expect(await subscribe(email, type)).toMatchObject({ status: 400, body: { errorCode } })
})

it('gives customers their own subscription, or nothing when there is none (OP-42)', async () => {
  expect(await lookUp(demo)).toMatchObject({ status: 200, body: null })
  await subscribe('demo@example.com')
  expect((await lookUp(demo)).body).toBeNull()
  const { body } = await subscribe('demo@example.com', 'Newsletter', demo)
  expect((await lookUp(demo)).body).toEqual(body)
  expect((await lookUp(other)).body).toBeNull()
})

it('ends only a customer’s own subscription [API-43]', async () => {
  const { id } = (await subscribe('demo@example.com')).body
  expect((await unsubscribe(other, id)).status).toBe(404)
  expect((await unsubscribe(demo, 'no-such-id')).status).toBe(404)
  expect((await unsubscribe(demo, id)).status).toBe(200)
  expect((await lookUp(demo)).body).toBeNull()
})

it('limits the subscriptions of a network', async () => {
  const tries = await Promise.all(Array.from({ length: 25 }, (_, index) => subscribe(`ida${index}@example.com`)))
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(tries.filter(({ body }) => body.errorCode === 'too-many-attempts')).toHaveLength(5)
})
