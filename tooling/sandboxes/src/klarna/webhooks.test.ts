import { describe, expect, it } from 'vitest'
import { orderExample } from './order-example.ts'
import { createTestCheckout } from './testing.ts'

const pushOf = (id: string) => `http://localhost:4000/webhooks/klarna/push?klarna_order_id=${id}`
const NOTIFICATION = 'http://localhost:4000/webhooks/klarna/fraud?klarna_order_id={checkout.order.id}'

describe('what Kustom tells a shop', () => {
  it('pushes two seconds after the purchase: the order’s number, no body, no signature', async () => {
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

  it('gives up after a while', async () => {
    const { boughtOrder, pass, pushes } = createTestCheckout({ status: () => 500 })
    await boughtOrder()
    await pass(3_600_000)
    const all = pushes().length
    await pass(3_600_000)
    expect(pushes()).toHaveLength(all)
  })

  it.each([
    ['late', 20_000, 1],
    ['never', 60_000, 0],
    ['duplicate', 2000, 3],
    ['out-of-order', 0, 1],
  ])('pushes as the scenario "%s" says', async (step, after, times) => {
    const { boughtOrder, pass, pushes, scenario } = createTestCheckout()
    await scenario(step)
    await boughtOrder()
    if (after > 0) await pass(after - 1)
    expect(pushes()).toHaveLength(0)
    await pass(after > 0 ? 1 : 0)
    expect(pushes()).toHaveLength(times)
  })

  it('names an order that nobody knows when a scenario says so, and takes the shop’s word for it', async () => {
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
  ])('notifies the shop when it has looked into %s, where it may', async (mark, event_type) => {
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

  it('lets people decide early, buy without the frame, and make an order old', async () => {
    const { call, draftOrder, readManaged, checkout, pass } = createTestCheckout()
    const [pending, old] = [await draftOrder(), await draftOrder()]
    const press = (id: string, what: string, body?: object) =>
      call('POST', `/__sandbox/klarna/orders/${id}/${what}`, body)
    await press(pending, 'complete', { outcome: 'pending' })
    expect((await readManaged(pending)).fraud_status).toBe('PENDING')
    await press(pending, 'reject')
    await pass(20_000)
    expect((await readManaged(pending)).fraud_status).toBe('REJECTED')
    await press(old, 'expire')
    expect((await checkout('GET', `/${old}`)).status).toBe(404)
    expect((await press(old, 'complete')).status).toBe(404)
  })

  it('forgets an order on its way to a decision when everything is reset', async () => {
    const { call, boughtOrder, pass, received } = createTestCheckout()
    await boughtOrder('karin+pend-accept@example.se')
    await call('POST', '/__sandbox/reset')
    await pass(60_000)
    expect(received).toEqual([])
  })
})
