import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { LIMITS, type NetworkLimit } from '../../src/access/limit-table.ts'
import { throttles } from '../../src/access/throttle-tables.ts'
import { customers } from '../../src/account/customer-tables.ts'
import { hashPassword, PASSWORD_COST } from '../../src/account/password/password.ts'
import { createDigests } from '../../src/secrets/digests.ts'
import { createFakeNets, createShopper, fetchFrom, useTestGateway } from '../test.ts'

const gateway = useTestGateway({
  environment: { CUSTOMERS_PER_ADDRESS: '1' },
  platform: { fetch: createFakeNets().fetch },
})

/** Creates a shopper with a network address. */
const shopperFrom = (address: string, userId?: string, fetch = gateway.fetch) =>
  createShopper(fetchFrom(address, fetch), 'test_dk', userId)
const login = (address: string, email: string, password = 'wrong', fetch = gateway.fetch) =>
  shopperFrom(address, undefined, fetch).call('POST', '/v1.0/authenticate', { email, password })
const countOf = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length

/** Returns a gateway whose hashes take as long as in production, also of the passwords that are there. */
async function slowGateway(): Promise<typeof fetch> {
  const passwordHash = await hashPassword('Hearing2026', PASSWORD_COST)
  await gateway.db.update(customers).set({ passwordHash })
  const { app } = gateway.another({ passwordCost: PASSWORD_COST })
  return async (...request) => await app.fetch(new Request(...request))
}

/** Repeats work, one time after another. */
async function repeat<Answer>(times: number, work: (turn: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let turn = 0; turn < times; turn++) answers.push(await work(turn))
  return answers
}

const WAIT = expect.stringMatching(/^[1-9]\d*$/)
type Caller = ReturnType<typeof shopperFrom>

/** The calls that count by network, one for each place that counts. */
const COUNTED: [NetworkLimit, string, (caller: Caller) => Promise<{ status: number; headers: Headers }>][] = [
  [
    'login',
    'a login',
    (by) => by.call('POST', '/v1.0/authenticate', { email: 'new@example.com', password: 'Hearing2026' }),
  ],
  ['registration', 'a registration', (by) => by.call('POST', '/v1.0/create-me', PERSON)],
  ['subscription', 'a sign-up', (by) => by.call('POST', '/v1.0/subscriptions', { email: EMAIL, type: 'Newsletter' })],
  ['forgot-password', 'a forgotten password', (by) => by.call('POST', '/v1.0/forgot-password', { email: EMAIL })],
  ['reset-link', 'a checked link', (by) => by.call('POST', '/v1.0/forgot-password/validate-session', LINK)],
  ['reset-link', 'a used link', (by) => by.call('POST', '/v1.0/forgot-password/redeem-session', NEW_PASSWORD)],
  ['email-change-link', 'a followed link', (by) => by.get('/v1.0/email-change/confirm/x')],
  [
    'code-request',
    'a wish for a code',
    (by) => by.post('/v1.0/guest-orders/code', { orderNumber: 'T1', email: EMAIL }),
  ],
  ['code-try', 'a typed code', (by) => by.post('/v1.0/guest-orders/open', { request: 'x', code: '1' })],
  [
    'refill-request',
    'a wish for a reminder',
    (by) => by.post('/v1.0/refills', { day: '2099-01-01', orderNumber: 'T1' }),
  ],
  ['refill-link', 'a reminder’s link', (by) => by.post('/v1.0/refills/open', { token: 'x.x' })],
  ['contact-message', 'a message', (by) => by.call('POST', '/customer-service/contact-us', MESSAGE)],
  ['order', 'an order', (by) => by.placeOrder()],
]
const EMAIL = 'inger@example.com'
const MESSAGE = { message: 'Hej', name: 'Inger Holm', email: EMAIL, phone: '', captcha: '' }
const PERSON = { email: EMAIL, firstName: '', lastName: '', password: '', passwordConfirmed: '' }
const LINK = { userId: 'x', sessionId: 'x' }
const NEW_PASSWORD = { ...LINK, password: 'Quiet7Room', passwordConfirmed: 'Quiet7Room' }

describe('the limits of all routes', () => {
  beforeEach(() => gateway.db.delete(throttles))

  it.each(COUNTED)('[RUN-21] %s counts %s by network, and says when the next may come', async (name, _what, send) => {
    const from = (address: string) => send(shopperFrom(address))
    expect((await from('192.0.2.1')).status).not.toBe(429)
    const key = createDigests(gateway.settings.secret).digest('throttle', `${name}  from 192.0.2.1`)
    await gateway.db.update(throttles).set({ count: LIMITS[name].tries }).where(eq(throttles.key, key))
    const refused = await from('192.0.2.1')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, WAIT])
    expect((await from('192.0.2.2')).status).not.toBe(429)
  })

  describe('wrong passwords', { timeout: 120_000 }, () => {
    it('lock an account to those who guess, and never to its owner elsewhere', async () => {
      const guesses = await repeat(12, () => login('192.0.2.1', 'demo@example.com'))
      expect([countOf(guesses, 400), countOf(guesses, 429)]).toEqual([10, 2])
      await repeat(12, () => login('192.0.2.2', 'demo@example.com'))
      expect((await login('192.0.2.3', 'demo@example.com', 'Hearing2026')).status).toBe(200)
    })

    it('of a network that is refused count against no other', async () => {
      await repeat(100, (turn) => login('192.0.2.4', `somebody${turn}@example.com`))
      const before = await gateway.db.$count(throttles)
      expect((await login('192.0.2.4', 'new@example.com')).status).toBe(429)
      expect(await gateway.db.$count(throttles)).toBe(before)
    })

    it('count for all addresses that one customer has of IPv6', async () => {
      const guesses = await repeat(12, (turn) => login(`2001:db8:0:1::${turn}`, 'demo@example.com'))
      expect(countOf(guesses, 429)).toBe(2)
      expect((await login('2001:db8:0:2::1', 'demo@example.com', 'Hearing2026')).status).toBe(200)
    })
  })

  describe('what costs the shop something', { timeout: 120_000 }, () => {
    it('logins: so many are checked at once, the others are asked to come back', async () => {
      const slow = await slowGateway()
      const logins = Array.from({ length: 100 }, (_, turn) =>
        login(`10.0.${turn}.1`, `${turn}@example.com`, 'wrong', slow),
      )
      const answers = await Promise.all(logins)
      expect(countOf(answers, 400) + countOf(answers, 503)).toBe(100)
      expect(countOf(answers, 400)).toBeGreaterThanOrEqual(42)
      const refused = answers.find(({ status }) => status === 503)
      expect(refused?.headers.get('retry-after')).toEqual(WAIT)
    })

    it('logins: one network cannot keep the others out by many right ones at once', async () => {
      const slow = await slowGateway()
      const greedy = Array.from({ length: 60 }, () => login('192.0.2.1', 'new@example.com', 'Hearing2026', slow))
      const others = Array.from({ length: 10 }, (_, turn) =>
        login(`192.0.2.${10 + turn}`, 'demo@example.com', 'Hearing2026', slow),
      )
      expect(countOf(await Promise.all(others), 200)).toBe(10)
      expect(countOf(await Promise.all(greedy), 429)).toBeGreaterThan(0)
    })

    it('starts of payments: by visitor', async () => {
      const shopper = createShopper(gateway.fetch)
      await shopper.add({ battery: 1 })
      await shopper.placeOrder()
      const answers = await repeat(61, () => shopper.nets())
      expect([countOf(answers, 200), countOf(answers, 429)]).toEqual([60, 1])
    })

    it('guesses at promo codes: wrong ones by network, after which right ones are not looked at either', async () => {
      const type = (promoCode: string, userId: string = randomUUID()) =>
        shopperFrom('198.51.100.1', userId).post('/cart/update-properties', { customProperties: { promoCode } })
      expect(countOf(await repeat(40, () => type('WELCOME10')), 200)).toBe(40)
      const guesser = randomUUID()
      expect(countOf(await repeat(30, (turn) => type(`GUESS${turn}`, guesser)), 200)).toBe(30)
      expect((await type('WELCOME10')).status).toBe(429)
      const order = { customProperties: { promoCode: 'GUESS' } }
      expect((await shopperFrom('198.51.100.1').placeOrder(order)).status).toBe(429)
      expect((await type('')).status).toBe(200)
    })
  })
})
