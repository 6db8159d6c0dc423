import { describe, expect, test, vi } from 'vitest'
import { staleWhileRevalidate } from './stale-while-revalidate.ts'

// What happens behind a response takes seconds on a busy machine.
const PATIENCE = { timeout: 20_000 }

function counting() {
  const time = { now: 1 }
  let count = 0
  const load = vi.fn<() => Promise<number>>(async () => (count += 1))
  return { time, load, value: staleWhileRevalidate(load, { freshFor: 10, clock: { now: () => time.now } }) }
}

describe('staleWhileRevalidate', () => {
  test('loads once while the value is fresh, however many want it', async () => {
    const { load, value } = counting()
    expect(await Promise.all([value(), value()])).toEqual([1, 1])
    expect(await value()).toBe(1)
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('gives the old value at once and the new one from then on', async () => {
    const { time, value } = counting()
    await value()
    time.now = 12
    expect(await value()).toBe(1)
    await vi.waitFor(async () => expect(await value()).toBe(2), PATIENCE)
  })

  test('goes on with what was known last while the source fails', async () => {
    const { time, load, value } = counting()
    await value()
    time.now = 12
    load.mockRejectedValue(new Error('unreachable'))
    expect([await value(), await value()]).toEqual([1, 1])
  })

  test('rejects on a failure without any value, and tries again on the next call', async () => {
    const { load, value } = counting()
    load.mockRejectedValueOnce(new Error('unreachable'))
    await expect(value()).rejects.toThrow('unreachable')
    expect(await value()).toBe(1)
  })

  test('gives the very same value again when nothing has changed', async () => {
    const time = { now: 1 }
    const load = vi.fn<() => Promise<{ flags: string[] }>>(async () => ({ flags: ['a'] }))
    const value = staleWhileRevalidate(load, { freshFor: 10, clock: { now: () => time.now } })
    const first = await value()
    time.now = 12
    await value()
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2), PATIENCE)
    await load.mock.results[1]?.value
    expect(await value()).toBe(first)
    load.mockResolvedValue({ flags: ['b'] })
    time.now = 24
    await value()
    await vi.waitFor(async () => expect(await value()).toEqual({ flags: ['b'] }), PATIENCE)
  })
})
