import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sessions } from '../../access/session-tables.ts'
import { throttles } from '../../access/throttle-tables.ts'
import { customers } from '../customer-tables.ts'
import { deleteExpired } from '../../upkeep/delete-expired.ts'
import { createShopper, useTestGateway } from '../../../testing/test.ts'

const gateway = useTestGateway({ environment: { CUSTOMERS_PER_ADDRESS: '1' } })

const login = (email: string, password: string, shopId = 'test_dk') =>
  createShopper(gateway.fetch, shopId).call('POST', '/v1.0/authenticate', { email, password })

describe('account routes', () => {
  it('logs the demo customer in and answers with the profile and the address book [API-27, SES-08]', async () => {
    const { status, headers, body } = await login(' Demo@Example.com ', ' Hearing2026 ')
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body).toMatchObject({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      expires_in: 43_200,
      token_type: 'Bearer',
      scope: 'shop',
      user: {
        email: 'demo@example.com',
        isAuthenticated: true,
        addressBook: expect.arrayContaining([
          expect.objectContaining({ isDefaultBillingAddress: true, country: 'DK', city: 'Hellerup' }),
        ]),
      },
    })
    expect((await login('new@example.com', 'Hearing2026')).body.user.addressBook).toEqual([])
  })

  it('answers a wrong password and an unknown account alike [AUTH-04]', async () => {
    const wrong = await login('demo@example.com', 'Hearing2025')
    const unknown = await login('nobody@example.com', 'Hearing2026')
    expect({ status: wrong.status, body: wrong.body }).toEqual({
      status: 400,
      body: { errorCode: 'invalid-login-or-password', errors: [{ errorCode: 'invalid-login-or-password' }] },
    })
    expect({ status: unknown.status, body: unknown.body }).toEqual({ status: wrong.status, body: wrong.body })
  })

  it('remembers when an account was last used', async () => {
    const { db } = gateway
    await db.update(customers).set({ lastUsedAt: sql`now() - interval '2 years'` })
    await login('demo@example.com', 'wrong')
    await login('new@example.com', 'Hearing2026')
    const isRecent = sql<boolean>`${customers.lastUsedAt} > now() - interval '1 hour'`
    const used = await db.select({ email: customers.email }).from(customers).where(isRecent)
    expect(used).toEqual([{ email: 'new@example.com' }])
  })

  it('stores only the hash of a token', async () => {
    const { body } = await login('demo@example.com', 'Hearing2026')
    const kept = JSON.stringify(await gateway.db.select().from(sessions))
    expect(kept).not.toContain(body.access_token)
  })

  it('refuses guesses after ten tries, also parallel ones, and answers when to retry', async () => {
    const tries = await Promise.all(Array.from({ length: 14 }, () => login('guessed@example.com', 'x')))
    expect(tries.filter(({ status }) => status === 400)).toHaveLength(10)
    const refused = tries.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(4)
    expect(refused[0]?.body.errorCode).toBe('too-many-attempts')
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('counts guesses on although the guesser logs in to an own account', async () => {
    const guess = (index: number) => login(`victim${index}@example.com`, 'x')
    await Promise.all(Array.from({ length: 60 }, (_, index) => guess(index)))
    expect((await login('new@example.com', 'Hearing2026')).status).toBe(200)
    const later = await Promise.all(Array.from({ length: 60 }, (_, index) => guess(100 + index)))
    expect(later.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
  })

  it('does not count the right password as a guess', async () => {
    const { db } = gateway
    await db.delete(throttles)
    await login('demo@example.com', 'Hearing2026')
    // What is left is the limit of all logins of a network, in both widths.
    expect((await db.select().from(throttles)).filter(({ count }) => count > 0)).toMatchObject([
      { count: 1 },
      { count: 1 },
    ])
    await login('demo@example.com', 'wrong')
    expect((await db.select().from(throttles)).filter(({ count }) => count > 0)).toHaveLength(7)
  })

  it('deletes sessions and counts that have expired', async () => {
    await login('demo@example.com', 'Hearing2026')
    const { db } = gateway
    await db.update(sessions).set({ expiresAt: new Date(0) })
    await db.update(throttles).set({ windowEndsAt: new Date(0) })
    await deleteExpired(db)
    expect([await db.$count(sessions), await db.$count(throttles)]).toEqual([0, 0])
  })
})
