import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { throttles } from '../../access/throttle-tables.ts'
import { carts } from '../../cart/cart-tables.ts'
import { runCommand } from '../../operator/commands.ts'
import { outbox } from '../../outbox/outbox-tables.ts'
import { shops } from '../../shops/shop-tables.ts'
import { transactions } from '../../transactions/transaction-tables.ts'
import { deleteExpired } from '../../upkeep/delete-expired.ts'
import { createMailbox, createShopper, sureOperator, useTestGateway } from '../../../testing/test.ts'
import { storePlacedOrder } from '../../../testing/placed-order.ts'
import { queriesOf } from '../../../testing/queries-of.ts'
import { createDigests } from '../../secrets/digests.ts'
import { openOrder } from '../guest/order-access.ts'
import { deleteOrders } from '../order-retention.ts'
import { orders } from '../order-tables.ts'
import { refillReminders } from '../refill-tables.ts'
import { refillLinks } from './refill-links.ts'

const { mails, sendMail } = createMailbox()
const gateway = useTestGateway({
  environment: { CUSTOMERS_PER_ADDRESS: '1' },
  settings: { cachesShops: false },
  platform: { sendMail },
})
const { db } = gateway
const digestsOf = () => createDigests(gateway.settings.secret)

type Order = Awaited<ReturnType<typeof storePlacedOrder>>
let order: Order
let shopper: ReturnType<typeof createShopper>

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const place = (state: object = {}) =>
  storePlacedOrder(db, { orderNumber: `T${randomUUID().slice(0, 8)}`, userId: shopper.userId, ...state })

const ask = (day = inDays(90), { orderNumber } = order, by = shopper) => by.post('/v1.0/refills', { day, orderNumber })
const open = (token: string, by = createShopper(gateway.fetch)) => by.post('/v1.0/refills/open', { token })
const said = ({ status, body }: Awaited<ReturnType<typeof ask>>) => [status, body?.errorCode]
const OVER = [403, 'refill-over']

/** Lets the day of every reminder come. */
async function comeDue() {
  await db.update(outbox).set({ dueAt: sql`now()` })
  await gateway.runDueJobs()
}
/** Asks for a reminder, and returns the links of its mail. */
async function mailed() {
  await ask()
  await comeDue()
  return linksOf()
}
function linksOf({ text, headers } = mails.at(-1)!) {
  const token = /\/refill#([\w.-]+)/.exec(text)?.[1] ?? ''
  const end = /https?:\/\/\S+\/refills\/end\/\S+/.exec(text)?.[0] ?? ''
  return { token, end, headers }
}
/** Follows a link of a mail, which leads to the site. */
const follow = (link: string, method = 'GET', init: RequestInit = {}) =>
  gateway.fetch(link.replace(/^https?:\/\/[^/]+/, 'http://gateway.test/shops/test_dk'), { method, ...init })
const piecesOf = async (by: ReturnType<typeof createShopper>) => {
  const { products } = (await by.cart()) as { products: { itemNumber: string; quantity: number }[] }
  return Object.fromEntries(products.map(({ itemNumber, quantity }) => [itemNumber, quantity]))
}

const signatureOf = (link: string) => link.split('/').at(-1) ?? ''

/** Replaces one sign of a secret. */
const altered = (secret: string, at: number) =>
  secret.slice(0, at) + (secret[at] === 'A' ? 'B' : 'A') + secret.slice(at + 1)

describe('a reminder to order again', () => {
  beforeEach(async () => {
    mails.length = 0
    for (const table of [refillReminders, outbox, throttles, carts]) await db.delete(table)
    await db.update(shops).set({ changes: {} })
    shopper = createShopper(gateway.fetch)
    order = await place()
  })

  describe('asked for', () => {
    it('is mailed on its day, once, to the address of the order [ORD-20] [OP-112]', async () => {
      expect((await ask()).status).toBe(200)
      await gateway.runDueJobs()
      expect(mails).toEqual([])
      const [entry] = await db.select().from(outbox)
      expect(entry?.dueAt.toISOString()).toBe(`${inDays(90)}T07:00:00.000Z`)
      await comeDue()
      await comeDue()
      expect(mails.map(({ to }) => to)).toEqual(['inger@example.com'])
    })

    it('twice is one reminder on the later chosen day', async () => {
      await ask(inDays(90))
      await ask(inDays(30))
      await ask(inDays(60))
      expect(await db.select().from(refillReminders)).toMatchObject([{ transactionId: order.transactionId }])
      expect((await db.select().from(outbox)).map(({ dueAt }) => dueAt.toISOString().slice(0, 10))).toEqual([
        inDays(60),
      ])
      await comeDue()
      expect(mails).toHaveLength(1)
    })

    it('is told with the order and its receipt, until it is due or ended', async () => {
      const { userId } = shopper
      const { transactionId } = order
      await db.update(transactions).set({ userId }).where(eq(transactions.id, transactionId))
      const triple = new URLSearchParams({ userId, transactionId, correlationId: transactionId })
      const orderToken = await openOrder(db, digestsOf(), order)
      const pages = async () => {
        const answers = await Promise.all([
          shopper.call('POST', '/v1.0/guest-orders/details', { orderToken }),
          shopper.call('GET', `/cart/get-transaction?${triple.toString()}`),
        ])
        return answers.map(({ body }) => body?.['refillDay'])
      }
      const none = [undefined, undefined]
      expect(await pages()).toEqual(none)
      await ask(inDays(90))
      expect(await pages()).toEqual([inDays(90), inDays(90)])
      await db.update(refillReminders).set({ dueAt: sql`now()` })
      expect(await pages()).toEqual(none)
      await ask(inDays(30))
      await db.update(refillReminders).set({ endedAt: sql`now()` })
      expect(await pages()).toEqual(none)
    })

    it('at the same time is one reminder', async () => {
      await Promise.all([30, 60, 90, 120].map((days) => ask(inDays(days))))
      expect(await db.$count(refillReminders)).toBe(1)
      await comeDue()
      expect(mails).toHaveLength(1)
    })

    it.each(['', 'tomorrow', inDays(0), inDays(-1), inDays(800), `${inDays(30)} `])(
      'on %j is refused, because it is no day of a reminder',
      async (day) => {
        expect(said(await ask(day))).toEqual([400, 'invalid-day'])
        expect(await db.$count(refillReminders)).toBe(0)
      },
    )

    it('works for an order that was opened by a mailed code, without an account', async () => {
      const orderToken = await openOrder(db, digestsOf(), order)
      const stranger = createShopper(gateway.fetch)
      const asked = await stranger.call('POST', '/v1.0/refills', { day: inDays(30), orderToken })
      expect(asked.status).toBe(200)
      expect(await db.select().from(refillReminders)).toMatchObject([{ transactionId: order.transactionId }])
    })
  })

  describe('whose order changed meanwhile', () => {
    it.each([
      ['was cancelled', { cancelledAt: new Date() }],
      ['was refunded', { refundedAt: new Date() }],
    ])('is not mailed if it %s', async (_what, change) => {
      await ask()
      await db.update(orders).set(change).where(eq(orders.transactionId, order.transactionId))
      await comeDue()
      expect(mails).toEqual([])
    })

    it('is not mailed, and opens nothing, in a shop that sends reminders no more', async () => {
      const { token } = await mailed()
      await ask(inDays(30))
      await db
        .update(shops)
        .set({ changes: { refillMails: false } })
        .where(eq(shops.id, 'test_dk'))
      await comeDue()
      expect(mails).toHaveLength(1)
      expect([said(await open(token)), said(await ask())]).toEqual([
        [404, 'not-found'],
        [404, 'not-found'],
      ])
    })

    it('is forgotten with the person, and is in the export before', async () => {
      const { token, end } = await mailed()
      await ask(inDays(30))
      const run = (name: string) => runCommand(db, name, ['inger@example.com'], sureOperator)
      expect(JSON.parse(await run('export'))).toMatchObject({ refillReminders: [{ dueAt: expect.any(String) }] })
      await run('erase')
      expect(await db.$count(refillReminders)).toBe(0)
      expect(said(await open(token))).toEqual(OVER)
      expect((await follow(end, 'POST')).status).toBe(200)
      await comeDue()
      expect(mails).toHaveLength(1)
    })
  })

  describe('the mail', () => {
    it('names what was bought, in text and HTML, and neither name, address nor number of the order', async () => {
      await mailed()
      const { text, html, subject } = mails[0]!
      for (const part of [text, html]) {
        expect(part).toContain('BAT-312')
        for (const secret of ['Inger', 'Strandvejen', '39 62 00 14', order.orderNumber, order.transactionId])
          expect(part).not.toContain(secret)
      }
      expect(subject).not.toContain(order.orderNumber)
    })

    it('has its token in the fragment alone, which browsers send to no server', async () => {
      const { token } = await mailed()
      const { text, html } = mails[0]!
      expect(token).toMatch(/^[\w-]{36}\.[\w-]{43}$/)
      for (const part of [text, html])
        expect(part.split(token).length - 1).toBe(part.split(`/refill#${token}`).length - 1)
    })

    it('lets mail programs end it [RFC 8058]', async () => {
      const { end, headers } = await mailed()
      expect(headers).toEqual({
        'List-Unsubscribe': `<${end}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      })
    })
  })

  describe('its link', () => {
    it('fills the visitor’s own cart, keeps what is in it, and names what is not sold [ORD-20]', async () => {
      const { draft } = order
      const [line] = draft.lines
      const lines = [line!, { ...line!, id: 'gone', itemNumber: 'GONE-1', name: 'Old domes' }]
      await db
        .update(orders)
        .set({ draft: { ...draft, lines } })
        .where(eq(orders.transactionId, order.transactionId))
      const { token } = await mailed()
      const visitor = createShopper(gateway.fetch)
      await visitor.add({ cloth: 1 })
      const { status, body } = await open(token, visitor)
      expect([status, body]).toEqual([200, { notSold: ['Old domes'] }])
      expect(await piecesOf(visitor)).toMatchObject({ 'CLOTH-1': 1, [line!.itemNumber]: line!.quantity })
    })

    it('fills it once, however often and at once it is followed, and takes nothing away', async () => {
      const { token } = await mailed()
      const visitor = createShopper(gateway.fetch)
      await open(token, visitor)
      const once = await piecesOf(visitor)
      await Promise.all([1, 2, 3, 4].map(() => open(token, visitor)))
      expect(await piecesOf(visitor)).toEqual(once)
      await visitor.add({ battery: 7 })
      const more = await piecesOf(visitor)
      await open(token, visitor)
      expect(await piecesOf(visitor)).toEqual(more)
    })

    it('opens no account', async () => {
      const { token } = await mailed()
      const { body, headers } = await open(token)
      expect([Object.keys(body), headers.get('set-cookie')]).toEqual([['notSold'], null])
      const asToken = createShopper(gateway.fetch)
      asToken.useToken(token)
      expect((await asToken.get('/v1.0/orders/history')).status).toBe(401)
    })

    it('works for 30 days after it was used, and for 90 days after its day', async () => {
      const { token } = await mailed()
      const expiresAt = async () => (await db.select().from(refillReminders))[0]!.expiresAt.toISOString().slice(0, 10)
      expect(await expiresAt()).toBe(inDays(180))
      await open(token)
      expect(await expiresAt()).toBe(inDays(30))
      await open(token)
      await db.update(refillReminders).set({ expiresAt: sql`now() - interval '1 second'` })
      expect(said(await open(token))).toEqual(OVER)
      await deleteExpired(db)
      expect(await db.$count(refillReminders)).toBe(0)
    })
  })

  describe('attacked', () => {
    it('answers guessed, altered, foreign, expired, ended and erased links in the same way', async () => {
      const { token, end } = await mailed()
      const { id, shopId } = (await db.select().from(refillReminders))[0]!
      const elsewhere = refillLinks(digestsOf(), { id, shopId: 'test_uk', origin: '' }).open.split('#')[1]!
      const unknown = refillLinks(digestsOf(), { id: randomUUID(), shopId, origin: '' }).open.split('#')[1]!
      const forEnding = `${id}.${end.split('/').at(-1)}`
      const bad = [
        '',
        '.',
        id,
        `${id}.`,
        'x'.repeat(80),
        altered(token, 0),
        altered(token, 50),
        elsewhere,
        unknown,
        forEnding,
      ]
      const answers = []
      for (const one of bad) answers.push(await open(one))
      await follow(end, 'POST')
      answers.push(await open(token))
      await db.delete(refillReminders)
      answers.push(await open(token))
      for (const { status, body } of answers) expect([status, body]).toEqual([403, answers[0]!.body])
      expect(said(answers[0]!)).toEqual(OVER)
      expect(await db.$count(carts)).toBe(0)
    })

    it('does the same work for a foreign link as for one that has ended', async () => {
      const { token, end } = await mailed()
      await follow(end, 'POST')
      const foreign = await queriesOf(gateway, () => open(`${randomUUID()}.${'x'.repeat(43)}`))
      await db.delete(throttles)
      expect(await queriesOf(gateway, () => open(token))).toEqual(foreign)
    })

    it('in another shop is no link', async () => {
      const { token } = await mailed()
      expect(said(await open(token, createShopper(gateway.fetch, 'test_uk')))[0]).toBeGreaterThanOrEqual(403)
    })

    it('stands in no log, also when its calls fail', async () => {
      const written: string[] = []
      const write = vi.spyOn(console, 'error').mockImplementation((line) => void written.push(String(line)))
      const { token, end } = await mailed()
      await open(token)
      await open(altered(token, 50))
      await follow(end)
      await follow(`${end}x`, 'POST')
      await follow(end, 'POST')
      const query = vi.spyOn(gateway.database.pool, 'query').mockRejectedValue(new Error('The disk is full'))
      const connect = vi.spyOn(gateway.database.pool, 'connect').mockRejectedValue(new Error('The disk is full'))
      const failed = [await open(token), await follow(end), await follow(end, 'POST')]
      for (const spy of [query, connect, write]) spy.mockRestore()
      expect(failed.map(({ status }) => status >= 500)).toEqual([true, true, true])
      expect(written.join('')).toContain('call-')
      const [id = '', signature = ''] = token.split('.')
      const ending = end.split('/').at(-1) ?? ''
      for (const secret of [signature, ending, id]) expect(written.join('')).not.toContain(secret)
    })
  })

  describe('its end', () => {
    it('needs one press; GET, by which mail scanners follow links, and HEAD change nothing', async () => {
      const { token, end } = await mailed()
      const page = await follow(end)
      expect(page.status).toBe(200)
      expect(await page.text()).toContain('<form method="post"><button>')
      expect(page.headers.get('referrer-policy')).toBe('no-referrer')
      expect(page.headers.get('cache-control')).toBe('no-store')
      await follow(end, 'HEAD')
      expect((await open(token)).status).toBe(200)
      expect((await follow(end, 'POST')).status).toBe(200)
      expect(said(await open(token))).toEqual(OVER)
    })

    it('is one click in the mail program, and the same again later', async () => {
      const { end } = await mailed()
      const oneClick = {
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      }
      for (const _ of [1, 2]) expect((await follow(end, 'POST', oneClick)).status).toBe(200)
      const [ended] = await db.select().from(refillReminders)
      expect(ended?.endedAt).not.toBeNull()
    })

    it('stays: the order cannot ask for it again in its reader’s name', async () => {
      const { end } = await mailed()
      await ask(inDays(30))
      await follow(end, 'POST')
      expect(await db.select().from(outbox).where(eq(outbox.kind, 'refill-reminder'))).toMatchObject([
        { doneAt: expect.any(Date) },
      ])
      expect(said(await ask(inDays(20)))).toEqual([409, 'refill-ended'])
      await db.update(refillReminders).set({ expiresAt: sql`now() - interval '1 day'` })
      await deleteExpired(db)
      expect(said(await ask(inDays(20)))).toEqual([409, 'refill-ended'])
      await comeDue()
      expect(mails).toHaveLength(1)
      await db.update(orders).set({ placedAt: sql`now() - interval '10 years'` })
      await deleteOrders(db, 3000)
      expect(await db.$count(refillReminders)).toBe(0)
    })

    it('of another reminder or with an altered signature is none', async () => {
      const { end } = await mailed()
      order = await place()
      const other = await mailed()
      const mixed = end.replace(signatureOf(end), signatureOf(other.end))
      for (const link of [mixed, altered(end, end.length - 5)]) {
        expect([(await follow(link)).status, (await follow(link, 'POST')).status]).toEqual([404, 404])
      }
      expect((await db.select().from(refillReminders)).map(({ endedAt }) => endedAt)).toEqual([null, null])
    })
  })
})
