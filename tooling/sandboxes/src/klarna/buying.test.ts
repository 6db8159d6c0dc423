import { describe, expect, it } from 'vitest'
import { orderExample } from './order-example.ts'
import { createTestCheckout } from './testing.ts'

const VALIDATION = 'http://localhost:4000/webhooks/klarna/validate?klarna_order_id={checkout.order.id}'
const validated = (options = {}) => ({
  ...orderExample,
  merchant_urls: { ...orderExample.merchant_urls, validation: VALIDATION },
  options,
})

describe('the checkout of Kustom', () => {
  it('buys once when the customer presses twice', async () => {
    const { draftOrder, buy, pass, pushes, manage } = createTestCheckout()
    const id = await draftOrder()
    const [one, other] = await Promise.all([buy(id), buy(id)])
    expect(one).toEqual(other)
    await manage('POST', `${id}/acknowledge`)
    await pass(60_000)
    expect(pushes()).toHaveLength(1)
  })

  it.each([{ method: 'cash' }, { address: { email: 'karin' } }])('refuses an incomplete purchase: %j', async (more) => {
    const { draftOrder, buy } = createTestCheckout()
    expect(await buy(await draftOrder(), 'karin@example.se', more)).toEqual({ kind: 'invalid' })
  })

  it('asks the shop first, with the whole order', async () => {
    const { draftOrder, buy, received } = createTestCheckout()
    const id = await draftOrder(validated())
    expect((await buy(id)).kind).toBe('complete')
    const [asked] = received
    expect(asked?.url).toBe(`http://localhost:4000/webhooks/klarna/validate?klarna_order_id=${id}`)
    expect(asked?.body).toMatchObject({ order_id: id, order_amount: 12_900, merchant_reference1: 'T-1' })
  })

  it.each([
    [
      'says where to go instead',
      Response.json({}, { status: 303, headers: { location: 'http://shop.test/cart' } }),
      'denied',
    ],
    [
      'says why not',
      Response.json({ error_type: 'approval_failed', error_text: 'Slut i lager' }, { status: 400 }),
      'refused',
    ],
  ])('does not buy when the shop %s', async (_, objection, kind) => {
    const { draftOrder, buy, checkout } = createTestCheckout({ answer: () => objection })
    const id = await draftOrder(validated())
    const answer = await buy(id)
    expect(answer.kind).toBe(kind)
    expect(answer).toMatchObject(kind === 'denied' ? { url: 'http://shop.test/cart' } : { text: 'Slut i lager' })
    expect((await (await checkout('GET', `/${id}`)).json()).status).toBe('checkout_incomplete')
  })

  it.each([{ error_type: 'approval_failed' }, { error_type: 'sold_out', error_text: 'Slut i lager' }])(
    'shows words of its own for a refusal that is not as documented: %j',
    async (refusal) => {
      const { draftOrder, buy } = createTestCheckout({ answer: () => Response.json(refusal, { status: 400 }) })
      expect(await buy(await draftOrder(validated()))).toEqual({ kind: 'refused' })
    },
  )

  it.each([
    [{}, 'complete'],
    [{ require_validate_callback_success: true }, 'refused'],
  ])('treats a shop that fails as %j says', async (options, kind) => {
    const { draftOrder, buy } = createTestCheckout({ status: () => 500 })
    expect((await buy(await draftOrder(validated(options)))).kind).toBe(kind)
  })

  it.each([
    [{}, 3000, 'complete'],
    [{ require_validate_callback_success: true }, 10_000, 'refused'],
  ])('waits for the shop no longer than agreed: %j', async (options, limit, kind) => {
    const silence = new Promise<Response>(() => {})
    const { draftOrder, buy, pass } = createTestCheckout({ answer: () => silence })
    const id = await draftOrder(validated(options))
    let answer
    const buying = (async () => (answer = await buy(id)))()
    await new Promise(setImmediate)
    await pass(limit - 1)
    expect(answer).toBeUndefined()
    await pass(1)
    await buying
    expect(answer).toMatchObject({ kind })
  })

  it('shows the checkout with amount and locale, then the confirmation', async () => {
    const { call, draftOrder, buy } = createTestCheckout()
    const id = await draftOrder()
    const page = async () => (await call('GET', `/checkout/orders/${id}/iframe`)).text()
    expect(await page()).toMatch(/no real payment[^]*>sv-SE<[^]*SEK\u00a0129\.00[^]*Complete purchase/)
    await buy(id)
    expect(await page()).toMatch(/Thank you for your purchase[^]*karin@example\.se/)
  })

  it('shows a page for an unknown order', async () => {
    const { call } = createTestCheckout()
    const page = await call('GET', '/checkout/orders/unknown/iframe')
    expect([page.status, await page.text()]).toEqual([404, expect.stringContaining('not known here')])
  })
})
