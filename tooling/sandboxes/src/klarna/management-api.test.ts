import { describe, expect, it } from 'vitest'
import { createTestCheckout } from './testing.ts'

describe('the order management of Kustom', () => {
  it('knows bought orders alone', async () => {
    const { manage, draftOrder, buy, readManaged } = createTestCheckout()
    const id = await draftOrder()
    const unknown = await manage('GET', id)
    expect([unknown.status, (await unknown.json()).error_code]).toEqual([404, 'NO_SUCH_ORDER'])
    await buy(id)
    expect(await readManaged(id)).toMatchObject({ status: 'AUTHORIZED', remaining_authorized_amount: 12_900 })
  })

  it('captures in parts, and never more than the order', async () => {
    const { manage, boughtOrder, readManaged } = createTestCheckout()
    const id = await boughtOrder()
    const capture = (captured_amount: number) => manage('POST', `${id}/captures`, { captured_amount })
    const first = await capture(9000)
    expect([first.status, first.headers.get('capture-id')]).toEqual([201, expect.any(String)])
    expect(first.headers.get('location')).toContain(`${id}/captures/${first.headers.get('capture-id')}`)
    expect(await readManaged(id)).toMatchObject({ status: 'PART_CAPTURED', remaining_authorized_amount: 3900 })
    const tooMuch = await capture(3901)
    expect([tooMuch.status, (await tooMuch.json()).error_code]).toEqual([403, 'CAPTURE_NOT_ALLOWED'])
    await capture(3900)
    expect(await readManaged(id)).toMatchObject({ status: 'CAPTURED', captured_amount: 12_900 })
    expect((await capture(0)).status).toBe(400)
  })

  it('captures once for one idempotency key', async () => {
    const { manage, boughtOrder, readManaged } = createTestCheckout()
    const id = await boughtOrder()
    const capture = () =>
      manage('POST', `${id}/captures`, { captured_amount: 5000 }, { 'klarna-idempotency-key': 'ship-1' })
    const [one, again] = [await capture(), await capture()]
    expect(again.headers.get('capture-id')).toBe(one.headers.get('capture-id'))
    expect((await readManaged(id)).captured_amount).toBe(5000)
  })

  it('cancels an order without captures, and then captures nothing', async () => {
    const { manage, boughtOrder, readManaged } = createTestCheckout()
    const id = await boughtOrder()
    expect((await manage('POST', `${id}/cancel`)).status).toBe(204)
    expect(await readManaged(id)).toMatchObject({ status: 'CANCELLED', remaining_authorized_amount: 0 })
    expect((await manage('POST', `${id}/captures`, { captured_amount: 1 })).status).toBe(403)
    const captured = await boughtOrder()
    await manage('POST', `${captured}/captures`, { captured_amount: 100 })
    const refused = await manage('POST', `${captured}/cancel`)
    expect([refused.status, (await refused.json()).error_code]).toEqual([403, 'CANCEL_NOT_ALLOWED'])
  })

  it('refunds what was captured, and no more', async () => {
    const { manage, boughtOrder, readManaged } = createTestCheckout()
    const id = await boughtOrder()
    const refund = (refunded_amount: number) => manage('POST', `${id}/refunds`, { refunded_amount })
    expect((await (await refund(1)).json()).error_code).toBe('REFUND_NOT_ALLOWED')
    await manage('POST', `${id}/captures`, { captured_amount: 12_900 })
    expect((await refund(10_000)).headers.get('refund-id')).toEqual(expect.any(String))
    expect((await refund(2901)).status).toBe(403)
    expect((await readManaged(id)).refunded_amount).toBe(10_000)
  })

  it('captures no pending and no rejected order', async () => {
    const { manage, boughtOrder, readManaged, pass } = createTestCheckout()
    const id = await boughtOrder('karin+pend-reject@example.se')
    const capture = () => manage('POST', `${id}/captures`, { captured_amount: 1 })
    expect((await readManaged(id)).fraud_status).toBe('PENDING')
    expect((await capture()).status).toBe(403)
    await pass(20_000)
    expect((await readManaged(id)).fraud_status).toBe('REJECTED')
    expect((await capture()).status).toBe(403)
  })
})
