import { describe, expect, test } from 'vitest'
import { blockingTime, kindOf, layoutShift, medianOf, percentileOf, weigh } from './arithmetic.ts'

describe('figures', () => {
  test('takes the middle of odd and even numbers of values', () => {
    expect(medianOf([3, 1, 2])).toBe(2)
    expect(medianOf([4, 1, 3, 2])).toBe(2.5)
    expect(medianOf([])).toBeUndefined()
  })

  test('takes the value that a share of all values does not exceed', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)
    expect(percentileOf(hundred, 0.98)).toBe(98)
    expect([percentileOf([7], 0.98), percentileOf([], 0.98)]).toEqual([7, undefined])
  })

  test('counts only what a task takes beyond 50 ms, and only after the first paint', () => {
    const tasks = [
      { start: 0, duration: 300 },
      { start: 400, duration: 120 },
      { start: 600, duration: 40 },
    ]
    expect(blockingTime(tasks, 200)).toBe(50 + 70)
  })

  test('keeps shifts apart that are more than a second apart, and takes the worst window', () => {
    const shifts = [
      { time: 100, value: 0.1 },
      { time: 600, value: 0.05 },
      { time: 3000, value: 0.12 },
    ]
    expect(layoutShift(shifts)).toBeCloseTo(0.15)
    expect(layoutShift([])).toBe(0)
  })

  test('ends a window of shifts after five seconds', () => {
    const shifts = Array.from({ length: 8 }, (_, index) => ({ time: index * 900, value: 1 }))
    expect(layoutShift(shifts)).toBe(6)
  })

  test('weighs by kind what came over the line, and nothing that lay in the cache', () => {
    const rest = { url: '', decoded: 0, isFromCache: false, hasFailed: false }
    const transfers = [
      { ...rest, purpose: 'Document', mime: 'text/html', encoded: 100 },
      { ...rest, purpose: 'Script', mime: 'text/javascript', encoded: 30 },
      { ...rest, purpose: 'Script', mime: 'text/javascript', encoded: 7, isFromCache: true },
      { ...rest, purpose: 'Fetch', mime: 'application/json', encoded: 5, hasFailed: true },
    ]
    expect(weigh(transfers)).toMatchObject({ requests: 3, failed: 1, total: 135, html: 100, script: 30, data: 5 })
  })

  test('knows a script that was asked for ahead of time', () => {
    expect(kindOf({ purpose: 'Other', mime: 'text/javascript' })).toBe('script')
  })
})
