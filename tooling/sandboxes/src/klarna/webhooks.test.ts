import { describe, expect, it } from 'vitest'
import { orderExample } from './order-example.ts'
import { createTestCheckout } from './testing.ts'

const pushOf = (id: string) => `http://localhost:4000/webhooks/klarna/push?klarna_order_id=${id}`
const NOTIFICATION = 'http://localhost:4000/webhooks/klarna/fraud?klarna_order_id={checkout.order.id}'

describe('Kustom', () => {
  it('pushes the order’s number two seconds after the purchase, without body and signature', async () => {
    const { boughtOrder, pass, received } = createTestCheckout()
    const id = await boughtOrder()
    await pass(1999)
    expect(received).toEqual([])
    await pass(1)
    expect(received).toEqual([{ url: pushOf(id), authorization: null, body: {} }])
  })

  it('pushes again until the order is acknowledged, whatever the shop answers', async () => {
    const { boughtOrder, pass, pushes, manage } = createTestCheckout()
    const id = await boughtOrder()
    await pass(10_000)
    expect(pushes().length).toBeGreaterThan(1)
    const before = pushes().length
    expect((await manage('POST', `${id}/acknowledge`)).status).toBe(204)
    await pass(600_000)
    expect(pushes()).toHaveLength(before)
  })

  it('pushes before the customer reaches the confirmation by the step out-of-order', async () => {
    const { boughtOrder, pass, pushes, scenario } = createTestCheckout()
    await scenario('out-of-order')
    await boughtOrder()
    await pass(0)
    expect(pushes()).toHaveLength(1)
  })

  it('names an unknown order by the step wrong-authorization', async () => {
    const { boughtOrder, pass, pushes, scenario, manage } = createTestCheckout()
    await scenario('wrong-authorization')
    await boughtOrder()
    await pass(60_000)
    expect(pushes()).toHaveLength(1)
    const named = new URL(pushes()[0]!.url).searchParams.get('klarna_order_id')
    expect((await manage('GET', named!)).status).toBe(404)
  })

  it.each([
    ['pend-accept', 'FRAUD_RISK_ACCEPTED'],
    ['pend-reject', 'FRAUD_RISK_REJECTED'],
  ])('notifies the shop of its decision about %s', async (mark, event_type) => {
    const { draftOrder, buy, pass, received } = createTestCheckout()
    const urls = { ...orderExample.merchant_urls, notification: NOTIFICATION }
    const id = await draftOrder({ ...orderExample, merchant_urls: urls })
    await buy(id, `karin+${mark}@example.se`)
    await pass(22_000)
    const notified = received.filter(({ url }) => url.includes('/fraud'))
    expect(notified).toEqual([
      expect.objectContaining({
        url: NOTIFICATION.replace('{checkout.order.id}', id),
        body: { order_id: id, event_type },
      }),
    ])
  })

  it('sends no notification about an order after a reset', async () => {
    const { call, boughtOrder, pass, received } = createTestCheckout()
    await boughtOrder('karin+pend-accept@example.se')
    await call('POST', '/__sandbox/reset')
    await pass(60_000)
    expect(received).toEqual([])
  })
})
