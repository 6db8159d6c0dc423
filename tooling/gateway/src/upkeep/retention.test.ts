import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { sessions } from '../access/session-tables.ts'
import { customers } from '../account/customer-tables.ts'
import { emailChanges } from '../account/email-change-tables.ts'
import { subscriptions } from '../account/subscription-tables.ts'
import { carts, promoCodeUses } from '../cart/cart-tables.ts'
import { contactMessages } from '../contact/contact-tables.ts'
import type { OrderDraft } from '../model/order-draft.ts'
import { operatorLog } from '../operator/operator-log-tables.ts'
import { orders } from '../orders/order-tables.ts'
import { outbox } from '../outbox/outbox-tables.ts'
import { webhookInbox } from '../payments/webhook-tables.ts'
import { enforceRetention } from './retention.ts'
import { createShopper, useTestGateway } from '../../testing/test.ts'
import { transactions } from '../transactions/transaction-tables.ts'

const gateway = useTestGateway()
const { db } = gateway

const daysAgo = (days: number) => sql<Date>`now() - interval '1 day' * ${days}`

async function ordered(shopId: string, customProperties: object = {}) {
  const shopper = createShopper(gateway.fetch, shopId)
  await shopper.add({ battery: 1 })
  const { transactionId } = (await shopper.placeOrder({ customProperties })).body
  // Waits for the order's job, so that it does not process the outbox entries of the test.
  await gateway.background.idle()
  return { userId: shopper.userId, transactionId: transactionId as string }
}
const orderFree = () => ordered('test_free', { cprNumber: '251248-9996' })
const transactionIds = async () => (await db.select().from(transactions)).map(({ id }) => id)
const kept = async () => JSON.stringify([await db.select().from(orders), await db.select().from(transactions)])

const invoiceOf = (rows: { draft: OrderDraft }[]) => rows.map(({ draft }) => draft.invoiceAddress)

const accountsLeft = async () => (await db.select().from(customers)).map(({ id }) => id.slice(2)).toSorted()

describe('enforceRetention', () => {
  beforeEach(async () => {
    for (const table of [carts, orders, outbox, promoCodeUses, transactions, webhookInbox]) await db.delete(table)
  })

  describe('carts', () => {
    const lines = [{ id: 'battery', quantity: 1 }]
    const cart = { shopId: 'test_dk', version: 1, lines, properties: {} }

    it('of anonymous visitors go after 90 days', async () => {
      await db.insert(carts).values([
        { ...cart, userId: 'young', updatedAt: daysAgo(89) },
        { ...cart, userId: 'old', updatedAt: daysAgo(91) },
        { ...cart, userId: 'c-customer', updatedAt: daysAgo(91) },
      ])
      await enforceRetention(db)
      const left = await db.select({ userId: carts.userId }).from(carts)
      expect(left.map(({ userId }) => userId).toSorted()).toEqual(['c-customer', 'young'])
    })

    it('of anonymous visitors go after a day when they are empty, or no later call has read or changed them', async () => {
      const unused = { ...cart, isRevisited: false }
      await db.insert(carts).values([
        { ...cart, userId: 'used', updatedAt: daysAgo(2) },
        { ...unused, userId: 'unused today', updatedAt: daysAgo(0.9) },
        { ...unused, userId: 'unused', updatedAt: daysAgo(2) },
        { ...cart, lines: [], userId: 'empty', updatedAt: daysAgo(2) },
        { ...unused, lines: [], userId: 'c-customer', updatedAt: daysAgo(2) },
      ])
      await enforceRetention(db)
      const left = await db.select({ userId: carts.userId }).from(carts)
      expect(left.map(({ userId }) => userId).toSorted()).toEqual(['c-customer', 'unused today', 'used'])
    })
  })

  describe('transactions that were never paid', () => {
    it.each(['created', 'cancelled', 'failed'] as const)('go after 7 days when they are %s', async (status) => {
      const [young, old] = [await ordered('test_dk'), await ordered('test_dk')]
      await db.insert(promoCodeUses).values({ transactionId: old.transactionId, shopId: 'test_dk', code: 'ONCE50' })
      await db.update(transactions).set({ status, updatedAt: daysAgo(6) })
      await db
        .update(transactions)
        .set({ updatedAt: daysAgo(8) })
        .where(eq(transactions.id, old.transactionId))
      await enforceRetention(db)
      expect(await transactionIds()).toEqual([young.transactionId])
      expect(await db.$count(promoCodeUses)).toBe(0)
    })

    it('stay for as long as their provider may report money for them [PAY-30]', async () => {
      const [reported, old] = [await ordered('test_dk'), await ordered('test_dk')]
      const age = async (id: string, days: number) =>
        await db
          .update(transactions)
          .set({ status: 'cancelled', paymentId: `p-${id}`, updatedAt: daysAgo(days) })
          .where(eq(transactions.id, id))
      await age(reported.transactionId, 33)
      await age(old.transactionId, 36)
      await enforceRetention(db)
      expect(await transactionIds()).toEqual([reported.transactionId])
    })

    it.each([
      ['may still be paid', { status: 'authorising' as const }],
      ['are paid', { status: 'paid' as const }],
      ['are held for somebody to look at', { status: 'pending' as const, heldBecause: 'amount-differs' }],
    ])('stay while they %s', async (_, state) => {
      const { transactionId } = await ordered('test_dk')
      await db.update(transactions).set({ ...state, updatedAt: daysAgo(60) })
      await enforceRetention(db)
      expect(await transactionIds()).toEqual([transactionId])
    })

    it('stay while the outbox has something to do for them', async () => {
      const { transactionId } = await ordered('test_dk')
      await db.update(transactions).set({ status: 'cancelled', updatedAt: daysAgo(60) })
      await db.insert(outbox).values({ key: 'terminate', kind: 'terminate-payment', subjectId: transactionId })
      await enforceRetention(db)
      expect(await transactionIds()).toEqual([transactionId])
    })
  })

  describe('CPR numbers', () => {
    it('go when the order is handed over', async () => {
      await orderFree()
      await enforceRetention(db)
      expect(await kept()).toMatch(/"encryptedCpr":"[\w.-]+"/)
      await db.update(orders).set({ status: 'Complete' })
      await enforceRetention(db)
      expect(await kept()).not.toMatch(/"encryptedCpr":"|251248/)
      expect(await db.select().from(orders)).toMatchObject([{ draft: { lines: [{ itemNumber: 'BAT-312' }] } }])
    })

    it('go after 30 days at most, from orders and from carts', async () => {
      await orderFree()
      const shopper = createShopper(gateway.fetch, 'test_free')
      await shopper.post('/cart/update-properties', { customProperties: { cprNumber: '251248-9996' } })
      await db.update(orders).set({ placedAt: daysAgo(31) })
      await db.update(transactions).set({ createdAt: daysAgo(31) })
      await db.update(carts).set({ updatedAt: daysAgo(31) })
      await enforceRetention(db)
      expect((await kept()) + JSON.stringify(await db.select().from(carts))).not.toMatch(/"encryptedCpr":"|251248/)
    })
  })

  it('messages of providers go after 30 days, unless they still wait', async () => {
    const message = { provider: 'nets', body: '{}', receivedAt: daysAgo(31) }
    await db.insert(webhookInbox).values([
      { ...message, id: 'old' },
      { ...message, id: 'young', receivedAt: daysAgo(29) },
      { ...message, id: 'waiting' },
      { ...message, id: 'given up' },
    ])
    await db.insert(outbox).values([
      { key: '1', kind: 'webhook', subjectId: 'waiting' },
      { key: '2', kind: 'webhook', subjectId: 'given up', deadAt: daysAgo(29) },
    ])
    await enforceRetention(db)
    const left = await db.select({ id: webhookInbox.id }).from(webhookInbox)
    expect(left.map(({ id }) => id).toSorted()).toEqual(['waiting', 'young'])
  })

  it('mails go from the outbox 30 days after they were sent or given up', async () => {
    const mail = { kind: 'confirmation' as const, subjectId: 't', dueAt: daysAgo(60) }
    await db.insert(outbox).values([
      { ...mail, key: 'old', doneAt: daysAgo(31) },
      { ...mail, key: 'young', doneAt: daysAgo(29) },
      { ...mail, key: 'waiting' },
      { ...mail, key: 'given up', deadAt: daysAgo(31) },
    ])
    await enforceRetention(db)
    const left = await db.select({ key: outbox.key }).from(outbox)
    expect(left.map(({ key }) => key).toSorted()).toEqual(['waiting', 'young'])
  })

  it('addresses of before go 30 days after they were changed', async () => {
    const change = { shopId: 'test_dk', customerId: 'c-1', email: 'inger@example.com', origin: '' }
    await db.insert(emailChanges).values([
      { ...change, id: 'old', changedAt: daysAgo(31) },
      { ...change, id: 'young', changedAt: daysAgo(29) },
    ])
    await enforceRetention(db)
    expect((await db.select().from(emailChanges)).map(({ id }) => id)).toEqual(['young'])
  })

  it('addresses go 7 days after they were typed, unless their owner wants the newsletter', async () => {
    const wanted = { shopId: 'test_dk', type: 'Newsletter', createdAt: daysAgo(8) }
    await db.insert(subscriptions).values([
      { ...wanted, id: 'old', email: 'old@example.com' },
      { ...wanted, id: 'young', email: 'young@example.com', createdAt: daysAgo(6) },
      { ...wanted, id: 'confirmed', email: 'confirmed@example.com', confirmedAt: daysAgo(8) },
    ])
    await enforceRetention(db)
    const left = await db.select({ id: subscriptions.id }).from(subscriptions)
    expect(left.map(({ id }) => id).toSorted()).toEqual(['confirmed', 'young'])
  })

  it('messages to customer service go after 180 days', async () => {
    const message = {
      shopId: 'test_dk',
      name: 'Inger',
      email: 'inger@example.com',
      phone: '',
      message: '?',
      origin: '',
    }
    await db.insert(contactMessages).values([
      { ...message, id: 'old', receivedAt: daysAgo(181) },
      { ...message, id: 'young', receivedAt: daysAgo(179) },
    ])
    await enforceRetention(db)
    expect((await db.select().from(contactMessages)).map(({ id }) => id)).toEqual(['young'])
  })

  it('goes on until nothing old is left, however many rows there are', async () => {
    await db.execute(sql`insert into outbox (key, kind, subject_id, done_at)
    select 'mail-' || n, 'confirmation', 't', now() - interval '31 days' from generate_series(1, 2500) n`)
    const deleted = await enforceRetention(db)
    expect(deleted['finished outbox entries']).toBe(2500)
    expect(await db.$count(outbox)).toBe(0)
  })

  it('leaves a row that another transaction uses to the next run, instead of waiting for it', async () => {
    const message = { provider: 'nets', body: '{}', receivedAt: daysAgo(31) }
    await db.insert(webhookInbox).values([
      { ...message, id: 'in use' },
      { ...message, id: 'free' },
    ])
    await db.transaction(async (tx) => {
      await tx.select().from(webhookInbox).where(eq(webhookInbox.id, 'in use')).for('update')
      await enforceRetention(db)
      expect((await db.select().from(webhookInbox)).map(({ id }) => id)).toEqual(['in use'])
    })
    await enforceRetention(db)
    expect(await db.$count(webhookInbox)).toBe(0)
  })

  describe('orders', () => {
    it('alone have the addresses of a purchase, a day after it was placed', async () => {
      await orderFree()
      await db.update(transactions).set({ updatedAt: daysAgo(2) })
      const { lines, totals, style } = (await db.select().from(transactions))[0]!.draft
      await enforceRetention(db)
      const [purchase] = await db.select().from(transactions)
      expect(purchase!.draft).toMatchObject({ lines, totals, style, deliveryAddress: null })
      const { countryCode, ...rest } = purchase!.draft.invoiceAddress
      expect([countryCode, Object.values(rest).join('')]).toEqual(['DK', ''])
      expect(invoiceOf(await db.select().from(orders))).toMatchObject([{ lastName: expect.stringMatching(/./) }])
    })

    it('keep the addresses of a purchase that is not placed', async () => {
      await ordered('test_dk')
      await db.update(transactions).set({ updatedAt: daysAgo(2) })
      await enforceRetention(db)
      expect(invoiceOf(await db.select().from(transactions))).toMatchObject([{ lastName: expect.stringMatching(/./) }])
    })

    it('lose e-mail and phone after three years, and keep names and addresses', async () => {
      await orderFree()
      await orderFree()
      const [old, young] = await db.select().from(orders)
      const place = async (id: string, age: number) =>
        await db
          .update(orders)
          .set({ placedAt: daysAgo(age) })
          .where(eq(orders.transactionId, id))
      await place(old!.transactionId, 1097)
      await place(young!.transactionId, 1095)
      await enforceRetention(db)
      const invoices = invoiceOf(await db.select().from(orders).orderBy(orders.placedAt))
      expect(invoices).toEqual([
        { ...old!.draft.invoiceAddress, email: '', phoneNumber: '' },
        young!.draft.invoiceAddress,
      ])
    })

    it('go after eight years, with their purchases', async () => {
      await orderFree()
      await orderFree()
      const [old, young] = await db.select().from(orders)
      await db
        .update(orders)
        .set({ placedAt: daysAgo(2923) })
        .where(eq(orders.transactionId, old!.transactionId))
      await enforceRetention(db)
      expect((await db.select().from(orders)).map(({ transactionId }) => transactionId)).toEqual([young!.transactionId])
      expect(await transactionIds()).toEqual([young!.transactionId])
    })
  })

  describe('accounts', () => {
    const account = { shopId: 'test_dk', passwordHash: 'hash', firstName: 'Inger', lastName: 'Holm' }
    const add = async (id: string, lastUsedDaysAgo: number, isProven = false) =>
      await db.insert(customers).values({
        ...account,
        id: `c-${id}`,
        email: `${id}@example.com`,
        emailProvenAt: isProven ? daysAgo(lastUsedDaysAgo) : null,
        lastUsedAt: daysAgo(lastUsedDaysAgo),
      })
    beforeEach(async () => {
      await db.delete(customers)
      await db.delete(sessions)
    })

    it('go 30 days after the last login if their address was never proven, with their carts', async () => {
      await add('old', 31)
      await add('young', 29)
      await add('proven', 31, true)
      const cart = { shopId: 'test_dk', version: 1, lines: [], properties: {}, updatedAt: daysAgo(31) }
      await db.insert(carts).values([
        { ...cart, userId: 'c-old' },
        { ...cart, userId: 'c-young' },
      ])
      await enforceRetention(db)
      expect(await accountsLeft()).toEqual(['proven', 'young'])
      expect((await db.select().from(carts)).map(({ userId }) => userId)).toEqual(['c-young'])
    })

    it('stay while they are used: with a login, an order or an open payment', async () => {
      for (const id of ['in', 'out', 'buyer', 'payer']) await add(id, 31)
      await db.insert(sessions).values([
        { tokenHash: '1', shopId: 'test_dk', customerId: 'c-in', expiresAt: sql`now() + interval '1 hour'` },
        { tokenHash: '2', shopId: 'test_dk', customerId: 'c-out', expiresAt: daysAgo(1) },
      ])
      await orderFree()
      await db.update(orders).set({ shopId: 'test_dk', userId: 'c-buyer' })
      await db.update(transactions).set({ shopId: 'test_dk', userId: 'c-payer', status: 'pending' })
      await enforceRetention(db)
      expect(await accountsLeft()).toEqual(['buyer', 'in', 'payer'])
    })

    it('go three years after the last login and the last order', async () => {
      await add('old', 1097, true)
      await add('young', 1095, true)
      await add('buyer', 1097, true)
      await orderFree()
      await db.update(orders).set({ shopId: 'test_dk', userId: 'c-buyer', placedAt: daysAgo(1095) })
      await enforceRetention(db)
      expect(await accountsLeft()).toEqual(['buyer', 'young'])
    })
  })

  it('changes of operators go after eight years', async () => {
    const change = { operator: 'ole', command: 'ship' }
    await db.insert(operatorLog).values([
      { ...change, subject: 'old', at: daysAgo(2923) },
      { ...change, subject: 'young', at: daysAgo(2921) },
    ])
    await enforceRetention(db)
    expect((await db.select().from(operatorLog)).map(({ subject }) => subject)).toEqual(['young'])
  })
})
