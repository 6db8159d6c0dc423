import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ShopProvider } from '../../runtime/state/shop-context.ts'
import { fakeGateway, type Answer } from '../../testing/fake-gateway.ts'
import { storyShop } from '../../testing/story-shop.tsx'
import type { ReadResult } from './payment-result.ts'
import { POLL_INTERVAL, POLL_TIMEOUT, useTransaction } from './use-transaction.ts'

const ids = { transactionId: 't-1', correlationId: 'c-1' }
const byNumber: ReadResult = ({ orderNumber }) => (orderNumber === '' ? 'pending' : 'placed')

function watch(answer: (request: number) => unknown) {
  const requests: string[] = []
  const faked: Answer = ({ path, query }) => {
    requests.push(`${path}?${query}`)
    return answer(requests.length)
  }
  const shop = { ...storyShop(), loadGateway: fakeGateway(faked) }
  const hook = renderHook(() => useTransaction(ids, byNumber), {
    wrapper: ({ children }) => <ShopProvider value={shop}>{children}</ShopProvider>,
  })
  return { requests, hook, seen: () => hook.result.current }
}
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

describe('useTransaction', () => {
  beforeEach(() => void vi.useFakeTimers())

  it('[RES-04] asks again every three seconds, and stops as soon as there is an order number', async () => {
    const { requests, seen } = watch((request) => (request < 3 ? { status: 'Pending' } : { orderNumber: '100042' }))
    await pass(0)
    expect([requests.length, seen().isPolling]).toEqual([1, true])
    await pass(POLL_INTERVAL)
    await pass(POLL_INTERVAL)
    expect(seen()).toMatchObject({ isPolling: false, transaction: { orderNumber: '100042' } })
    await pass(POLL_TIMEOUT)
    expect(requests).toHaveLength(3)
    expect(requests[0]).toBe('/api/cart/get-transaction?transactionId=t-1&userId=visitor&correlationId=c-1')
  })

  it('[RES-03] stops polling when the time is up, and keeps the last answer', async () => {
    const { requests, seen } = watch(() => ({ status: 'Pending', paymentId: 'p-1' }))
    await pass(POLL_TIMEOUT)
    expect(seen()).toMatchObject({ isPolling: false, transaction: { paymentId: 'p-1' } })
    const before = requests.length
    await pass(POLL_TIMEOUT)
    expect(requests).toHaveLength(before)
  })

  it('[RES-15] polls for the same time again when it is asked to, and asks once however often', async () => {
    const { requests, seen } = watch((request) => (request < 7 ? { status: 'Pending' } : { orderNumber: '100042' }))
    await pass(POLL_TIMEOUT)
    expect(seen().recheck).toMatchObject({ isRepeated: false, isRunning: false })
    const before = requests.length
    act(() => {
      seen().recheck.start()
      seen().recheck.start()
    })
    await pass(0)
    expect(seen().recheck).toMatchObject({ isRepeated: true, isRunning: true })
    expect(requests).toHaveLength(before + 1)
    await pass(2 * POLL_INTERVAL)
    expect(seen()).toMatchObject({ isPolling: false, transaction: { orderNumber: '100042' } })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('does not read a failed request as a result', async () => {
    const { seen } = watch((request) => (request === 1 ? new Response(null, { status: 500 }) : { orderNumber: '7' }))
    await pass(0)
    expect(seen()).toMatchObject({ isPolling: true, transaction: undefined })
    await pass(POLL_INTERVAL)
    expect(seen()).toMatchObject({ isPolling: false, transaction: { orderNumber: '7' } })
  })

  it('[RES-11] leaves no timer behind when the page is left', async () => {
    const { requests, hook } = watch(() => ({ status: 'Pending' }))
    await pass(0)
    hook.unmount()
    expect(vi.getTimerCount()).toBe(0)
    await pass(POLL_TIMEOUT)
    expect(requests).toHaveLength(1)
  })
})
