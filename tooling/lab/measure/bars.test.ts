import { describe, expect, test } from 'vitest'
import { compareWithBars, type Bar } from './bars.ts'
import { createResults } from './results.ts'

function measured() {
  const results = createResults()
  results.add('floor', 'phone', 'load product', { largestPaint: 600 })
  results.add('floor', 'phone', 'load product', { largestPaint: 800 })
  results.add('ours', 'phone', 'load product', { largestPaint: 830, script: 120_000 })
  results.add('ours', 'phone', 'load product', { largestPaint: 870, script: 120_000 })
  results.add('ours', 'phone', 'lighthouse product', { seo: 99 })
  return results
}
const bar: Bar = { part: 'load product', figure: 'largestPaint', profile: 'phone', limit: 1.2 }

describe('compareWithBars', () => {
  test('holds the middle of all rounds against a bar that follows the floor of the same run', () => {
    const [times] = compareWithBars('ours', measured(), [{ ...bar, of: { floor: 'floor', as: 'times' } }])
    expect(times).toMatchObject({ value: 850, isReached: false })
    expect(times?.limit).toBeCloseTo(840)
    const [above] = compareWithBars('ours', measured(), [{ ...bar, limit: 150, of: { floor: 'floor', as: 'more' } }])
    expect(above).toMatchObject({ limit: 850, isReached: true })
  })

  test('wants scores to be high and everything else to be low', () => {
    const script = { ...bar, figure: 'script', limit: 115_000 }
    const seo = { ...bar, part: 'lighthouse product', figure: 'seo', limit: 100, isScore: true } as const
    expect(compareWithBars('ours', measured(), [script, seo]).map(({ isReached }) => isReached)).toEqual([false, false])
    expect(compareWithBars('ours', measured(), [{ ...seo, limit: 99 }])).toMatchObject([{ isReached: true }])
  })

  test('says nothing about what was not measured', () => {
    expect(compareWithBars('ours', measured(), [{ ...bar, part: 'heap' }])).toEqual([])
    expect(
      compareWithBars('ours', measured(), [{ ...bar, figure: 'script', of: { floor: 'floor', as: 'times' } }]),
    ).toEqual([])
  })
})
