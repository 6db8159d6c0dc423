import { describe, expect, test } from 'vitest'
import { compareWithBars, type Bar } from './bars.ts'
import { createResults } from './results.ts'

/** A round with the largest paint of the floor and of the shop. */
function roundOf(floor: number, ours: number) {
  const results = createResults()
  results.add('floor', 'phone', 'load product', { largestPaint: floor })
  results.add('ours', 'phone', 'load product', { largestPaint: ours, script: 120_000 })
  results.add('ours', 'phone', 'lighthouse product', { seo: 99 })
  return results
}
const rounds = [roundOf(600, 830), roundOf(800, 870)]
const bar: Bar = { part: 'load product', figure: 'largestPaint', profile: 'phone', limit: 1.2 }

describe('compareWithBars', () => {
  test('says undecided where some rounds hold a bar that follows the floor of the same round, and others do not', () => {
    const of = { floor: 'floor', as: 'times' } as const
    const [times] = compareWithBars('ours', rounds, [{ ...bar, of }])
    expect(times).toMatchObject({ value: 850, verdict: 'undecided' })
    expect(times?.limit).toBeCloseTo(840)
    expect(compareWithBars('ours', rounds, [{ ...bar, limit: 1.05, of }])).toMatchObject([{ verdict: 'missed' }])
    const [above] = compareWithBars('ours', rounds, [{ ...bar, limit: 250, of: { floor: 'floor', as: 'more' } }])
    expect(above).toMatchObject({ limit: 950, verdict: 'held' })
  })

  test('wants scores to be high and everything else to be low', () => {
    const script = { ...bar, figure: 'script', limit: 115_000 }
    const seo = { ...bar, part: 'lighthouse product', figure: 'seo', limit: 100, isScore: true } as const
    expect(compareWithBars('ours', rounds, [script, seo]).map(({ verdict }) => verdict)).toEqual(['missed', 'missed'])
    expect(compareWithBars('ours', rounds, [{ ...seo, limit: 99 }])).toMatchObject([{ verdict: 'held' }])
  })

  test('says nothing about what was not measured', () => {
    expect(compareWithBars('ours', rounds, [{ ...bar, part: 'heap' }])).toEqual([])
    expect(
      compareWithBars('ours', rounds, [{ ...bar, figure: 'script', of: { floor: 'floor', as: 'times' } }]),
    ).toEqual([])
  })
})
