import { expect, test, vi } from 'vitest'
import { staleWhileRevalidate } from './stale-while-revalidate.ts'

function counting() {
  const clock = { now: 0 }
  let count = 0
  const load = vi.fn<() => Promise<number>>(async () => (count += 1))
  return { clock, load, value: staleWhileRevalidate(load, { freshFor: 10, now: () => clock.now }) }
}

test('asks once while the value is fresh, however many want it', async () => {
  const { load, value } = counting()
  expect(await Promise.all([value(), value()])).toEqual([1, 1])
  expect(await value()).toBe(1)
  expect(load).toHaveBeenCalledTimes(1)
})

test('gives the old value at once and the new one from then on', async () => {
  const { clock, value } = counting()
  await value()
  clock.now = 11
  expect(await value()).toBe(1)
  await vi.waitFor(async () => expect(await value()).toBe(2))
})

test('goes on with what was known last while the source is away', async () => {
  const { clock, load, value } = counting()
  await value()
  clock.now = 11
  load.mockRejectedValue(new Error('away'))
  expect([await value(), await value()]).toEqual([1, 1])
})

test('tells of the very first failure, and tries again when asked again', async () => {
  const { load, value } = counting()
  load.mockRejectedValueOnce(new Error('away'))
  await expect(value()).rejects.toThrow('away')
  expect(await value()).toBe(1)
})

test('gives the very same value again when nothing has changed', async () => {
  const clock = { now: 0 }
  const load = vi.fn<() => Promise<{ flags: string[] }>>(async () => ({ flags: ['a'] }))
  const value = staleWhileRevalidate(load, { freshFor: 10, now: () => clock.now })
  const first = await value()
  clock.now = 11
  await value()
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  await load.mock.results[1]?.value
  expect(await value()).toBe(first)
  load.mockResolvedValue({ flags: ['b'] })
  clock.now = 22
  await value()
  await vi.waitFor(async () => expect(await value()).toEqual({ flags: ['b'] }))
})
