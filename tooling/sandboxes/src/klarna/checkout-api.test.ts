import { describe, expect, it } from 'vitest'
import { orderExample } from './order-example.ts'
import { createTestCheckout } from './testing.ts'

type Example = typeof orderExample
const HOURS = 3_600_000

describe('the checkout API of Kustom', () => {
  it('[API-20] opens an order that adds up and answers with the HTML for it', async () => {
    const { checkout } = createTestCheckout()
    const answer = await checkout('POST', '', orderExample)
    const order = await answer.json()
    expect(answer.status).toBe(201)
    expect(answer.headers.get('location')).toBe(`http://localhost:8080/kustom/checkout/v3/orders/${order.order_id}`)
    expect(order).toMatchObject({ status: 'checkout_incomplete', order_amount: 12_900, merchant_reference1: 'T-1' })
    expect(order.html_snippet).toContain('id="klarna-checkout-container"')
    expect(order.html_snippet).toContain('"BOOTSTRAP_SRC":"http://localhost:8080/kcoc/checkout.bootstrap.js"')
    expect(order.html_snippet).toContain('"PURCHASE_COUNTRY":"swe"')
  })

  it.each([
    ['a call without password', ''],
    ['a call with another password', `Basic ${btoa('sandbox-klarna:guess')}`],
  ])('answers 401 to %s', async (_, authorization) => {
    const { kustom } = createTestCheckout()
    expect((await kustom('POST', '/checkout/v3/orders', orderExample, { authorization })).status).toBe(401)
    expect((await kustom('GET', '/ordermanagement/v1/orders/1', undefined, { authorization })).status).toBe(401)
  })

  it.each([
    ['order_amount', (order: Example) => (order.order_amount += 1)],
    ['order_tax_amount', (order: Example) => (order.order_tax_amount -= 1)],
    ['order_lines[0].total_amount', (order: Example) => (order.order_lines[0]!.unit_price = 4600)],
    ['order_lines[1].total_tax_amount', (order: Example) => (order.order_lines[1]!.total_tax_amount = 975)],
    ['order_lines[0].type', (order: Example) => (order.order_lines[0]!.type = 'parcel')],
    ['order_lines[0].quantity_unit', (order: Example) => (order.order_lines[0]!.quantity_unit = 'blisters!')],
    ['merchant_urls', (order: Example) => (order.merchant_urls.push = order.merchant_urls.terms)],
    ['merchant_urls.confirmation', (order: Example) => (order.merchant_urls.confirmation = 'javascript:alert(1)')],
    ['billing_address.email', (order: Example) => (order.billing_address.email = 'karin')],
    ['purchase_country', (order: Example) => (order.purchase_country = 'SWE')],
  ])('names a wrong %s, as Kustom does', async (path, spoil) => {
    const { checkout } = createTestCheckout()
    const order = structuredClone(orderExample)
    spoil(order)
    const answer = await checkout('POST', '', order)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({
      error_code: 'BAD_VALUE',
      error_messages: expect.arrayContaining([`Bad value: ${path}`]),
      correlation_id: expect.any(String),
    })
  })

  it('changes the fields of an update and leaves the others', async () => {
    const { checkout, draftOrder } = createTestCheckout()
    const id = await draftOrder()
    const [battery] = orderExample.order_lines
    const fewer = { order_lines: [battery], order_amount: 9000, order_tax_amount: 1800 }
    expect((await checkout('POST', `/${id}`, fewer)).status).toBe(200)
    const order = await (await checkout('GET', `/${id}`)).json()
    expect(order).toMatchObject({ ...fewer, locale: 'sv-SE', merchant_reference1: 'T-1' })
    for (const wrong of [{ order_amount: 1 }, 'nothing'])
      expect((await checkout('POST', `/${id}`, wrong)).status).toBe(400)
  })

  it('shows a bought order with the confirmation, and refuses changes', async () => {
    const { checkout, boughtOrder } = createTestCheckout()
    const id = await boughtOrder()
    const order = await (await checkout('GET', `/${id}`)).json()
    expect(order).toMatchObject({ status: 'checkout_complete', completed_at: expect.any(String) })
    expect(order.html_snippet).toContain('"ORDER_STATUS":"checkout_complete"')
    for (const path of [`/${id}`, `/${id}/abort`]) {
      const refused = await checkout('POST', path, { locale: 'da-DK' })
      expect([refused.status, (await refused.json()).error_code]).toEqual([403, 'READ_ONLY_ORDER'])
    }
  })

  it('forgets an order 48 hours after its last change, with an empty answer, but never a bought one', async () => {
    const { checkout, draftOrder, boughtOrder, pass } = createTestCheckout()
    const [draft, bought] = [await draftOrder(), await boughtOrder()]
    await pass(47 * HOURS)
    await checkout('POST', `/${draft}`, { locale: 'en-SE' })
    await pass(47 * HOURS)
    expect((await checkout('GET', `/${draft}`)).status).toBe(200)
    await pass(HOURS)
    const gone = await checkout('GET', `/${draft}`)
    expect([gone.status, await gone.text()]).toEqual([404, ''])
    expect((await checkout('GET', `/${bought}`)).status).toBe(200)
  })

  it('escapes the shop’s values in its script', async () => {
    const { checkout } = createTestCheckout()
    const answer = await checkout('POST', '', { ...orderExample, purchase_currency: 'SEK', merchant_data: '</script>' })
    expect((await answer.json()).html_snippet.match(/<\/script>/g)).toHaveLength(1)
  })
})
