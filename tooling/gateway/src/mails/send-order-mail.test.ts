import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { customers } from '../account/customer-tables.ts'
import { orders } from '../orders/order-tables.ts'
import { documents } from '../shops/shop-tables.ts'
import { deadLetters } from '../outbox/dead-letters.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { createMailbox, createFakeNets, createShopper, payAtNets, useTestGateway } from '../../testing/test.ts'

const nets = createFakeNets()
const { mails, sendMail } = createMailbox()
const gateway = useTestGateway({ platform: { fetch: nets.fetch, sendMail } })

async function buy(shopId: string, products: Record<string, number>, customProperties: object) {
  const shopper = createShopper(gateway.fetch, shopId)
  await shopper.post('/cart/update-properties', { customProperties, shippingMethod: 'home' })
  const { transactionId, paymentId } = await shopper.ordersAtNets(products)
  await payAtNets(gateway, nets, paymentId)
  return transactionId
}

/** The amounts of a mail in minor units, by their labels. */
function amountsOf(text: string) {
  const rows = text.matchAll(/^(?<label>.+) {2}(?<amount>[-−]?[^\d\n-]*[\d.,]+.*)$/gm)
  return [...rows].map(({ groups: { label = '', amount = '' } = {} }) => ({
    label,
    minor: Number(amount.replaceAll(/\D/g, '')) * (/^[-−]/.test(amount) ? -1 : 1),
  }))
}

describe('order mails', () => {
  beforeEach(() => void mails.splice(0))

  it.each([
    ['test_uk', { loop: 9, battery: 3, drier: 1 }, { applyVATExempt: 'true' }, 'VAT you do not pay'],
    ['test_dk', { drier: 4, battery: 7 }, { promoCode: 'WELCOME10' }, 'Welcome'],
  ])('adds up to its total in %s [CART-26]', async (shopId, products, properties, reduction) => {
    await buy(shopId, products, properties)
    const amounts = amountsOf(mails[0]!.text)
    const end = amounts.findIndex(({ label }) => label === 'I alt')
    const rows = amounts.slice(0, end)
    expect(rows.length).toBeGreaterThan(Object.keys(products).length + 2)
    expect(rows.find(({ label }) => label === reduction)?.minor).toBeLessThan(0)
    expect(rows.reduce((sum, { minor }) => sum + minor, 0)).toBe(amounts[end]?.minor)
  })

  it('reports each event of an order once', async () => {
    const transactionId = await buy('test_dk', { battery: 1 }, {})
    const { db } = gateway
    await db.update(orders).set({ trackingNumber: 'JD 01' }).where(eq(orders.transactionId, transactionId))
    for (const kind of ['shipped', 'cancelled', 'refunded', 'shipped'] as const) {
      await db.transaction((tx) => enqueue(tx, { kind, subjectId: transactionId }))
      await gateway.runDueJobs()
    }
    const ids = ['confirmation', 'shipped', 'cancelled', 'refunded'].map((kind) => `${kind}-${transactionId}`)
    expect(mails.map(({ id }) => id)).toEqual(ids)
    expect(new Set(mails.map(({ to }) => to))).toEqual(new Set(['inger@example.com']))
  })

  it('[LAW-04] repeats the terms of the shop in the confirmation, as plain text', async () => {
    const data = {
      menu: [{ route: '/customer-service/terms', title: 'Betingelser' }],
      pages: [
        { route: '/customer-service/terms', contentHtml: '<h2>Det aftaler vi</h2><p>Priser er <b>med</b> moms.</p>' },
      ],
    }
    const isPages = and(eq(documents.shopId, 'test_dk'), eq(documents.kind, 'customerService'))
    await gateway.db.update(documents).set({ data }).where(isPages)
    await buy('test_dk', { battery: 1 }, {})
    expect(mails[0]?.text).toContain('Betingelser:\nDet aftaler vi\nPriser er med moms.')
  })

  it('links to the order only for customers with an account', async () => {
    const transactionId = await buy('test_dk', { battery: 1 }, {})
    const { db } = gateway
    const [order] = await db.select().from(orders).where(eq(orders.transactionId, transactionId))
    const name = { firstName: 'Inger', lastName: 'Holm' }
    const login = { id: order!.userId, shopId: 'test_dk', email: 'inger@example.com', passwordHash: '' }
    await db.insert(customers).values({ ...login, ...name })
    await db.transaction((tx) => enqueue(tx, { kind: 'shipped', subjectId: transactionId }))
    await gateway.runDueJobs()
    const page = `/account/order-history/order-details/${order!.orderNumber}`
    expect(mails.map(({ text }) => text.includes(page))).toEqual([false, true])
  })

  it('sends no mail to an address that was erased meanwhile', async () => {
    const transactionId = await buy('test_dk', { cloth: 1 }, {})
    mails.splice(0)
    const { db } = gateway
    const isTheirs = eq(orders.transactionId, transactionId)
    const [order] = await db.select().from(orders).where(isTheirs)
    const invoiceAddress = { ...order!.draft.invoiceAddress, email: '' }
    await db
      .update(orders)
      .set({ draft: { ...order!.draft, invoiceAddress } })
      .where(isTheirs)
    await db.transaction((tx) => enqueue(tx, { kind: 'shipped', subjectId: transactionId }))
    await gateway.runDueJobs()
    expect(mails).toEqual([])
    expect(await deadLetters(db)).toEqual([])
  })
})
