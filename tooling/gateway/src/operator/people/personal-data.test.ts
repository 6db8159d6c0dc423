import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { customers } from '../../account/customer-tables.ts'
import { emailChanges } from '../../account/email-change-tables.ts'
import { passwordResets } from '../../account/password-reset-tables.ts'
import { newCustomerId } from '../../access/visitor-id.ts'
import { sessions } from '../../access/session-tables.ts'
import { subscriptions } from '../../account/subscription-tables.ts'
import { contactMessages } from '../../contact/contact-tables.ts'
import { cutPlacedDrafts } from '../../orders/order-retention.ts'
import { mailedCodes } from '../../orders/guest/mailed-code-tables.ts'
import { openOrder } from '../../orders/guest/order-access.ts'
import { orderAccesses } from '../../orders/order-access-tables.ts'
import { createDigests } from '../../secrets/digests.ts'
import { orders } from '../../orders/order-tables.ts'
import { outbox } from '../../outbox/outbox-tables.ts'
import { webhookInbox } from '../../payments/webhook-tables.ts'
import { createTestGateway, type TestGateway } from '../../../testing/test-gateway.ts'
import { createShopper, sureOperator } from '../../../testing/test.ts'
import { transactions } from '../../transactions/transaction-tables.ts'
import { runCommand } from '../commands.ts'
import { UsageError } from '../usage-error.ts'

const EMAIL = 'inger@example.com'
let gateway: TestGateway
let db: TestGateway['database']['db']

const run = (name: string, ...words: string[]) => runCommand(db, name, words, sureOperator)

/** Returns every row as text, of all tables but those with goods. */
async function everything(...besides: string[]): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const names = rows
    .map(({ name }) => name)
    .filter((name) => !['products', 'documents', 'pictures', 'shops', ...besides].includes(name))
  const contents = names.map((name) => db.execute(sql`select to_json(t)::text as row from ${sql.identifier(name)} t`))
  return JSON.stringify((await Promise.all(contents)).map((content) => content.rows))
}

/** Places an order. In the free shop it is complete at once. In the other it waits for payment. */
async function ordered(shopId: string, email: string) {
  const shopper = createShopper(gateway.fetch, shopId)
  await shopper.add({ battery: 1 })
  const customProperties = shopId === 'test_free' ? { cprNumber: '251248-9996' } : {}
  const { body } = await shopper.placeOrder({
    customProperties,
    invoiceAddress: { ...shopper.address, email },
    deliveryAddress: { ...shopper.address, email },
  })
  return { ...shopper, transactionId: body.transactionId as string }
}

async function registered(email: string): Promise<string> {
  const id = newCustomerId()
  const name = { firstName: 'Inger', lastName: 'Sørensen' }
  await db.insert(customers).values({ id, shopId: 'test_dk', email, passwordHash: 'secret hash', ...name })
  await db.insert(sessions).values({ tokenHash: id, shopId: 'test_dk', customerId: id, expiresAt: new Date() })
  await db.insert(subscriptions).values({ id, shopId: 'test_dk', email, type: 'Newsletter' })
  const message = { name: 'Inger Sørensen', phone: '39 62 00 14', message: 'Which dome fits?' }
  await db.insert(contactMessages).values({ ...message, id, shopId: 'test_dk', email, origin: '' })
  const reset = { id, shopId: 'test_dk', email, origin: 'https://shop.example', sessionHash: `hash of ${id}` }
  await db.insert(passwordResets).values({ ...reset, expiresAt: new Date() })
  const code = { ...reset, purpose: 'guest-order', subject: 'T1', requestHash: `request hash ${id}` } as const
  await db.insert(mailedCodes).values({ ...code, codeHash: 'code hash', expiresAt: new Date() })
  // Three rows about one person: a current address, a previous one and a pending one.
  await db.insert(emailChanges).values({ ...reset, customerId: 'c-other' })
  const wish = { email: 'somebody@example.com', newEmail: email, confirmHash: 'confirm hash', undoHash: 'undo hash' }
  await db.insert(emailChanges).values({ ...reset, ...wish, id: `${id} wish`, customerId: 'c-third' })
  await db.insert(emailChanges).values({ ...reset, id: `${id} before`, customerId: id, email: `old.${email}` })
  return id
}

describe('personal data', () => {
  beforeEach(async () => {
    await gateway?.close()
    gateway = await createTestGateway()
    db = gateway.db
    await db.delete(customers)
  })
  afterAll(() => gateway.close())

  // A new table must be listed here. If it holds personal data, it must be exported and erased.
  it('knows of every table whether it is about a person', async () => {
    const { rows } = await db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    )
    const aboutSomebody = [
      'carts',
      'contact_messages',
      'customers',
      'order_accesses',
      'orders',
      'outbox',
      'promo_code_uses',
      'refill_reminders',
      'sessions',
    ]
    const byEmail = ['email_changes', 'mailed_codes', 'password_resets', 'subscriptions']
    const aboutPayments = [
      'adyen_calls',
      'adyen_modifications',
      'adyen_payments',
      'transactions',
      'vat_declarations',
      'webhook_inbox',
    ]
    const aboutNobody = [
      'alarms',
      'data_moves',
      'deployment',
      'documents',
      'erasures',
      'operator_log',
      'order_counters',
      'pictures',
      'products',
      'retention_steps',
      'shops',
      'throttles',
      'unknown_words',
    ]
    expect(rows.map(({ name }) => name).toSorted()).toEqual(
      [...aboutSomebody, ...byEmail, ...aboutPayments, ...aboutNobody].toSorted(),
    )
  })

  describe('erase', () => {
    it('leaves nothing of a person but the names on what the books need', async () => {
      await registered(EMAIL)
      const order = await ordered('test_free', ' Inger@Example.com ')
      const unpaid = await ordered('test_dk', EMAIL)
      await openOrder(db, createDigests('secret'), { shopId: 'test_free', transactionId: order.transactionId })
      const body = JSON.stringify({ consumer: { email: EMAIL } })
      await db.insert(webhookInbox).values({ id: 'nets:1', provider: 'nets', body })
      await db.update(outbox).set({ lastError: `550 <${EMAIL}> is full` })
      await db.update(transactions).set({ paymentMethod: 'americanexpress' })
      await cutPlacedDrafts(db, 0)
      expect((await everything()).toLowerCase()).toContain(EMAIL)

      expect(await run('erase', ' INGER@example.com ')).toBe(
        'Deleted: 1 account, 1 newsletter, 1 message, 2 carts, 1 unpaid transaction.\n' +
          'Kept without e-mail, phone and CPR number: 1 order.',
      )
      const left = await everything()
      expect(left.toLowerCase()).not.toContain(EMAIL)
      expect(left).not.toMatch(/39 62 00 14|251248|secret hash|americanexpress/)
      expect(left).not.toContain(unpaid.transactionId)
      expect(await db.$count(orderAccesses)).toBe(0)
      expect(await db.select().from(orders)).toMatchObject([{ draft: { encryptedCpr: null } }])
      expect(left).toContain(order.transactionId)
      expect(left).toContain('Strandvejen 112')
      expect(await run('erase', EMAIL)).toBe(`Nothing is kept about ${EMAIL}.`)
    })

    it('keeps what may still be paid, but not whom it could be written to', async () => {
      const { transactionId } = await ordered('test_dk', EMAIL)
      await db.update(transactions).set({ status: 'authorising' })
      expect(await run('erase', EMAIL)).toContain(
        'Kept without e-mail, phone and CPR number: 1 transaction that may still',
      )
      expect(await db.select().from(transactions)).toMatchObject([
        { id: transactionId, draft: { invoiceAddress: { email: '', phoneNumber: '', city: 'Hellerup' } } },
      ])
    })

    it('touches no other customer, also where an address only looks alike', async () => {
      await registered('xinger@example.com')
      await ordered('test_dk', 'xinger@example.com')
      const body = JSON.stringify({ email: 'ingerXberg@example.com' })
      await db.insert(webhookInbox).values({ id: 'nets:1', provider: 'nets', body })
      await ordered('test_dk', 'inger_berg@example.com')
      const before = await everything('operator_log', 'erasures')
      await run('erase', EMAIL)
      expect(await everything('operator_log', 'erasures')).toBe(before)
      await run('erase', 'inger_berg@example.com')
      expect(await db.$count(webhookInbox)).toBe(1)
    })
  })

  describe('export', () => {
    it('gives everything about a person, and nothing that opens a door', async () => {
      const id = await registered(EMAIL)
      const order = await ordered('test_free', EMAIL)
      const unpaid = await ordered('test_dk', EMAIL)
      await ordered('test_dk', 'other@example.com')
      const isPaid = eq(transactions.id, order.transactionId)
      await db.update(transactions).set({ paymentMethod: 'visa' }).where(isPaid)
      await cutPlacedDrafts(db, 0)
      const text = await run('export', EMAIL)
      expect(JSON.parse(text)).toMatchObject({
        email: EMAIL,
        accounts: [{ id, firstName: 'Inger' }],
        mailedCodes: [{ email: EMAIL, subject: 'T1' }],
        emailChanges: [{ email: EMAIL }, { newEmail: EMAIL }, { email: `old.${EMAIL}` }],
        newsletters: [{ type: 'Newsletter' }],
        messages: [{ message: 'Which dome fits?' }],
        carts: [{ shopId: 'test_free' }, { shopId: 'test_dk', lines: [{ quantity: 1 }] }],
        orders: [
          {
            transactionId: order.transactionId,
            paymentMethod: 'visa',
            draft: { invoiceAddress: { city: 'Hellerup' } },
          },
        ],
        unpaid: [{ id: unpaid.transactionId, status: 'created' }],
      })
      expect(text).not.toMatch(
        /secret hash|confirm hash|undo hash|passwordHash|encryptedCpr|251248-?9996|other@example/,
      )
    })

    it('says when there is nothing', async () => {
      await expect(run('export', EMAIL)).rejects.toThrow(`Nothing is kept about ${EMAIL}.`)
    })
  })

  describe.each(['C', 'C.UTF-8'] as const)(
    'a person with letters outside ASCII, in a database of the locale %s',
    (locale) => {
      const TYPED = ' ÅSE.Öberg@Example.com '
      beforeEach(async () => {
        await gateway.close()
        gateway = await createTestGateway({ locale })
        db = gateway.db
        await registered(TYPED)
        await ordered('test_free', TYPED)
        await ordered('test_dk', TYPED)
      })

      it.each(['åse.öberg@example.com', 'Åse.öberg@example.com', TYPED.normalize('NFD')])(
        'is exported as %s [API-49]',
        async (asked) => {
          expect(JSON.parse(await run('export', asked))).toMatchObject({
            accounts: [{ firstName: 'Inger' }],
            emailChanges: [{}, {}, {}],
            newsletters: [{}],
            messages: [{}],
            passwordResets: [{}],
            orders: [{ shopId: 'test_free' }],
            unpaid: [{ shopId: 'test_dk' }],
          })
        },
      )

      it('is erased, also from the messages of providers [API-49]', async () => {
        const escaped = String.raw`{"email":"\u00C5se.\u00d6BERG@example.com"}`
        const others = ['ase.oberg@example.com', 'åsexöberg@example.com'].map((email) => JSON.stringify({ email }))
        const bodies = [
          JSON.stringify({ email: TYPED }),
          escaped,
          JSON.stringify({ email: TYPED.normalize('NFD') }),
          ...others,
        ]
        await db
          .insert(webhookInbox)
          .values(bodies.map((body, index) => ({ id: `nets:${index}`, provider: 'nets', body })))
        await run('erase', 'Åse.öberg@example.com')
        expect((await db.select().from(webhookInbox)).map(({ id }) => id)).toEqual(['nets:3', 'nets:4'])
        expect(await everything('webhook_inbox')).not.toMatch(/berg@example/i)
      })
    },
  )

  it.each([
    ['erase', []],
    ['erase', ['inger']],
    ['export', [EMAIL, 'other@example.com']],
    ['export', ['']],
  ])('%s says how it is used when it is told %j', async (name, words) => {
    await expect(run(name, ...words)).rejects.toThrow(UsageError)
    await expect(run(name, ...words)).rejects.toThrow(`npm run gateway -- ${name} <e-mail>`)
  })
})
