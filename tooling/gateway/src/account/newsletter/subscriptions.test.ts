import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { throttles } from '../../access/throttle-tables.ts'
import { outbox } from '../../outbox/outbox-tables.ts'
import { createShopper, type Shopper, useTestGateway } from '../../../testing/test.ts'
import { customers } from '../customer-tables.ts'
import type { Customer } from '../customer.ts'
import { subscriptions } from '../subscription-tables.ts'
import { askerOf, endOwnSubscriptions, subscribe as subscribeAs, type Asker } from './subscriptions.ts'

const gateway = useTestGateway({ environment: { CUSTOMERS_PER_ADDRESS: '1' } })
const { db } = gateway
let account: Customer
let demo: Shopper
let other: Shopper

async function login(email: string) {
  const shopper = createShopper(gateway.fetch)
  await shopper.logIn(email)
  return shopper
}
const subscribe = (email: string, type = 'Newsletter', shopper = createShopper(gateway.fetch)) =>
  shopper.call('POST', '/v1.0/subscriptions', { email, type })
/** Subscribes the demo customer's address without a call, so that no mail leaves. */
const ask = (asker: Asker) =>
  subscribeAs(db, { shopId: 'test_dk', email: account.email, type: 'Newsletter', origin: '', asker })
const lookUp = (shopper: Shopper) => shopper.get('/v1.0/user-subscriptions', { type: 'Newsletter' })

describe('subscriptions', () => {
  beforeAll(async () => {
    const isDemo = and(eq(customers.shopId, 'test_dk'), eq(customers.email, 'demo@example.com'))
    account = (await db.select().from(customers).where(isDemo))[0]!
    demo = await login('demo@example.com')
    other = await login('new@example.com')
  })
  beforeEach(async () => {
    // Waits for the mails of the previous test.
    await gateway.background.idle()
    for (const table of [subscriptions, outbox, throttles]) await db.delete(table)
  })

  it('subscribes any address once, and answers the same for a known one [API-43, NEWS-04]', async () => {
    const first = await subscribe(' Ida@Example.com ')
    expect(first).toMatchObject({ status: 200, body: { email: 'ida@example.com', type: 'Newsletter' } })
    const others = await Promise.all([subscribe('ida@example.com'), subscribe('IDA@example.com')])
    expect(others.map(({ status, body }) => ({ status, body }))).toEqual(
      Array.from({ length: 2 }, () => ({ status: 200, body: first.body })),
    )
    expect(await db.$count(subscriptions)).toBe(1)
    await subscribe('ida@example.com', 'Newsletter', createShopper(gateway.fetch, 'test_uk'))
    expect(await db.$count(subscriptions)).toBe(2)
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

  describe('the visitor who types an address', () => {
    it('is the owner of the account’s address, however it is written, and any visitor for others', async () => {
      expect(await askerOf(db, account.id, ' Demo@Example.com ')).toEqual({ kind: 'owner', customerId: account.id })
      expect(await askerOf(db, account.id, 'ida@example.com')).toEqual({ kind: 'anybody' })
      expect(await askerOf(db, undefined, account.email)).toEqual({ kind: 'anybody' })
    })

    it('is refused once the account is deleted', async () => {
      await expect(askerOf(db, 'c-gone', account.email)).rejects.toMatchObject({ status: 401 })
    })
  })

  describe('the mail that asks the owner of an address', () => {
    it('is queued again only after the latest one was sent or given up', async () => {
      const mailsAfter = async (asker: Asker) => {
        await ask(asker)
        return db.$count(outbox)
      }
      const customer: Asker = { kind: 'unproven', customerId: account.id }
      expect([await mailsAfter(customer), await mailsAfter(customer)]).toEqual([1, 1])
      await db.update(outbox).set({ doneAt: new Date() })
      expect([await mailsAfter(customer), await mailsAfter(customer)]).toEqual([2, 2])
      await db.update(outbox).set({ deadAt: new Date() }).where(isNull(outbox.doneAt))
      expect(await mailsAfter(customer)).toBe(3)
    })
  })

  it('ends with a profile’s wish what the account asked for, and the rest only when its address is proven', async () => {
    const row = { shopId: 'test_dk', email: account.email }
    const rows = [
      { ...row, type: 'strangers', confirmedAt: new Date() },
      { ...row, type: 'pending' },
      { ...row, type: 'own', askedBy: account.id },
      { ...row, type: 'elsewhere', shopId: 'test_uk' },
      { ...row, type: 'of another', email: 'ida@example.com' },
    ]
    await db.insert(subscriptions).values(rows.map((one) => ({ ...one, id: randomUUID() })))
    const endAll = async (emailProvenAt: Date | null) => {
      await db.transaction((tx) => endOwnSubscriptions(tx, { ...account, emailProvenAt }))
      return (await db.select().from(subscriptions)).map(({ type }) => type).toSorted()
    }
    expect(await endAll(null)).toEqual(['elsewhere', 'of another', 'pending', 'strangers'])
    expect(await endAll(new Date())).toEqual(['elsewhere', 'of another'])
  })
})
