import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { carts } from '../../../cart/cart-tables.ts'
import { orders } from '../../../orders/order-tables.ts'
import { products, shops } from '../../../shops/shop-tables.ts'
import { createGatewaySandboxes, createShopper, useTestGateway } from '../../../../testing/test.ts'
import { transactions } from '../../../transactions/transaction-tables.ts'

// Klarna's validation before it takes the money. The sandbox calls it as Klarna does and requires an approval.
const sandboxes = createGatewaySandboxes((...request) => gateway.fetch(...request))
const gateway = useTestGateway({ platform: { fetch: sandboxes.fetch }, environment: { SHOP_CACHE: 'off' } })

async function openForm() {
  const shopper = createShopper(gateway.fetch)
  await shopper.add({ battery: 2 })
  const { transactionId, correlationId } = (await shopper.placeOrder()).body
  const html: string = (await shopper.klarna()).body.dropInHtml
  const id = /\/checkout\/orders\/(\w+)/.exec(html)?.[1] ?? ''
  const buy = async (address: object = { email: shopper.address.email }) =>
    (await sandboxes.post(`/checkout/orders/${id}/buy`, { method: 'invoice', address })).json()
  const ask = (changes: object = {}, asked = id) =>
    gateway.fetch(`http://gateway.test/webhooks/klarna/validation?klarna_order_id=${asked}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        order_id: id,
        order_amount: 13_800,
        purchase_currency: 'dkk',
        merchant_reference1: transactionId,
        ...changes,
      }),
    })
  const placed = () => gateway.db.$count(orders, eq(orders.userId, shopper.userId))
  const payment = `http://gateway.test/payments/${transactionId}/${correlationId}`
  return { shopper, transactionId, buy, ask, placed, payment }
}

/** A shop's articles are cached by its version. */
async function changeProduct(data: typeof products.$inferSelect.data) {
  const { db } = gateway
  const isThis = and(eq(products.shopId, 'test_dk'), eq(products.id, data.id))
  await db.update(products).set({ data }).where(isThis)
  await db.update(shops).set({ version: crypto.randomUUID() }).where(eq(shops.id, 'test_dk'))
}

describe('Klarna’s validation', () => {
  beforeAll(() => gateway.useProvider('klarna'))

  it('says yes to an order that stands as it was agreed', async () => {
    const { ask, buy } = await openForm()
    expect((await ask()).status).toBe(200)
    expect((await buy()).kind).toBe('complete')
  })

  it('leads a customer whose cart has changed back to a page that explains it, and nothing is bought [OP-49]', async () => {
    const { shopper, buy, placed, payment } = await openForm()
    await shopper.add({ cloth: 1 })
    expect(await buy()).toEqual({ kind: 'denied', url: payment })
    expect(await placed()).toBe(0)
  })

  it('leads a customer whose prices have changed back as well', async () => {
    const { buy, payment } = await openForm()
    const isBattery = and(eq(products.shopId, 'test_dk'), eq(products.id, 'battery'))
    const { db } = gateway
    const [row] = await db.select().from(products).where(isBattery)
    const dearer = { ...row!.data, price: { priceMinor: 9900, bulk: [] } }
    await changeProduct(dearer)
    expect(await buy()).toEqual({ kind: 'denied', url: payment })
    await changeProduct(row!.data)
  })

  it('leads a customer whose goods are sold out to the checkout, which names them', async () => {
    const { buy } = await openForm()
    const isBattery = and(eq(products.shopId, 'test_dk'), eq(products.id, 'battery'))
    const [row] = await gateway.db.select().from(products).where(isBattery)
    await changeProduct({ ...row!.data, inStock: false })
    expect(await buy()).toEqual({ kind: 'denied', url: 'http://gateway.test/checkout' })
    await changeProduct(row!.data)
  })

  it('refuses an order that another one has replaced, that is paid, or that people are looking at', async () => {
    const { shopper, ask, payment, transactionId } = await openForm()
    const is = eq(transactions.id, transactionId)
    const { db } = gateway
    const [before] = await db.select().from(transactions).where(is)
    for (const changes of [{ isCurrent: false }, { status: 'paid' }, { heldBecause: 'amount-differs' }] as const) {
      await db
        .update(transactions)
        .set({ ...before, ...changes })
        .where(is)
      const answer = await ask()
      expect([answer.status, answer.headers.get('location')]).toEqual([303, payment])
    }
    await db.update(transactions).set(before!).where(is)
    await db.delete(carts).where(eq(carts.userId, shopper.userId))
    expect((await ask()).status).toBe(303)
  })

  it.each([
    [{ order_amount: 13_801 }],
    [{ purchase_currency: 'SEK' }],
    [{ merchant_reference1: 'another' }],
    [{ merchant_reference1: undefined }],
    [{ merchant_reference1: 'another', merchant_reference2: 'other' }],
  ])('refuses an order that is not the agreed one: %j', async (changes) => {
    const answer = await (await openForm()).ask(changes)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ error_type: 'approval_failed', error_text: expect.stringMatching(/\w+ \w+/) })
  })

  it('[PAY-05] refuses goods for another country in the words of the shop, and nothing is bought', async () => {
    const { ask, buy, placed } = await openForm()
    const shipping_address = { given_name: 'Inger', street_address: 'Storgatan 1', city: 'Malmö', country: 'se' }
    const answer = await ask({
      billing_address: { street_address: 'Strandvejen 112', country: 'DK' },
      shipping_address,
    })
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error_type: 'address_error', error_text: expect.stringContaining('Danmark') },
    ])
    expect((await ask({ shipping_address: { ...shipping_address, street_address: '' } })).status).toBe(200)
    const moved = { email: 'inger@example.com', street_address: 'Storgatan 1', country: 'SE' }
    expect((await buy(moved)).kind).toBe('refused')
    expect(await placed()).toBe(0)
  })

  it('refuses an order it does not know, and one that is asked about under another number', async () => {
    const { ask } = await openForm()
    expect((await ask({ order_id: 'unknown' }, 'unknown')).status).toBe(400)
    expect((await ask({}, 'unknown')).status).toBe(400)
    const headers = { 'Content-Type': 'application/json' }
    const url = 'http://gateway.test/webhooks/klarna/validation'
    const nothing = await gateway.fetch(url, { method: 'POST', headers, body: '{' })
    expect(nothing.status).toBe(400)
  })

  it('buys nothing while the gateway cannot look', async () => {
    const { buy, placed } = await openForm()
    const real = gateway.fetch
    gateway.fetch = () => Promise.resolve(new Response(null, { status: 503 }))
    expect((await buy()).kind).toBe('refused')
    gateway.fetch = real
    expect(await placed()).toBe(0)
  })
})
