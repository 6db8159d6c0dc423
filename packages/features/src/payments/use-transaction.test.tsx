import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeGateway, type Answer } from '../testing.tsx'
import type { ReadResult } from './payment-result.ts'
import { POLL_INTERVAL, POLL_TIMEOUT, useTransaction } from './use-transaction.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ids = { transactionId: 't-1', correlationId: 'c-1' }
const byNumber: ReadResult = ({ orderNumber }) => (orderNumber === '' ? 'open' : 'placed')

function watch(answer: (look: number) => unknown) {
  const looks: string[] = []
  const faked: Answer = ({ path, query }) => {
    looks.push(`${path}?${query}`)
    return answer(looks.length)
  }
  const gateway = fakeGateway(faked)
  const hook = renderHook(() => useTransaction(gateway, ids, byNumber))
  return { looks, hook, seen: () => hook.result.current }
}
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

it('[RES-02] looks again every three seconds, and stops as soon as there is an order number', async () => {
  const { looks, seen } = watch((look) => (look < 3 ? { status: 'Pending' } : { orderNumber: '100042' }))
  await pass(0)
  expect([looks.length, seen().isPolling]).toEqual([1, true])
  await pass(POLL_INTERVAL)
  await pass(POLL_INTERVAL)
  expect(seen()).toMatchObject({ isPolling: false, transaction: { orderNumber: '100042' } })
  await pass(POLL_TIMEOUT)
  expect(looks).toHaveLength(3)
  expect(looks[0]).toBe('/api/cart/get-transaction?transactionId=t-1&userId=visitor&correlationId=c-1')
})

it('[RES-03] stops looking when the time is up, and keeps what it saw last', async () => {
  const { looks, seen } = watch(() => ({ status: 'Pending', paymentId: 'p-1' }))
  await pass(POLL_TIMEOUT)
  expect(seen()).toMatchObject({ isPolling: false, transaction: { paymentId: 'p-1' } })
  const before = looks.length
  await pass(POLL_TIMEOUT)
  expect(looks).toHaveLength(before)
})

it('takes a failed request for no result', async () => {
  const { seen } = watch((look) => (look === 1 ? new Response(null, { status: 500 }) : { orderNumber: '7' }))
  await pass(0)
  expect(seen()).toMatchObject({ isPolling: true, transaction: undefined })
  await pass(POLL_INTERVAL)
  expect(seen()).toMatchObject({ isPolling: false, transaction: { orderNumber: '7' } })
})

it('[RES-11] leaves no timer behind when the page is left', async () => {
  const { looks, hook } = watch(() => ({ status: 'Pending' }))
  await pass(0)
  hook.unmount()
  expect(vi.getTimerCount()).toBe(0)
  await pass(POLL_TIMEOUT)
  expect(looks).toHaveLength(1)
})
