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
/** A round with the answers a second of a bare server and of ours. */
function servedRound(bare: number, ours: number) {
  const results = createResults()
  results.add('bare', 'servers', 'Product list', { perSecond: bare })
  results.add('ours', 'servers', 'Product list', { perSecond: ours })
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
    const seo = { ...bar, part: 'lighthouse product', figure: 'seo', limit: 100, isLeast: true } as const
    expect(compareWithBars('ours', rounds, [script, seo]).map(({ verdict }) => verdict)).toEqual(['missed', 'missed'])
    expect(compareWithBars('ours', rounds, [{ ...seo, limit: 99 }])).toMatchObject([{ verdict: 'held' }])
  })

  test('wants a server to give at least a share of what the bare one of the same round gives', () => {
    const of = { floor: 'bare', as: 'times' } as const
    const least = {
      part: 'Product list',
      figure: 'perSecond',
      profile: 'servers',
      limit: 0.8,
      of,
      isLeast: true,
    } as const
    expect(compareWithBars('ours', [servedRound(100, 81), servedRound(50, 41)], [least])).toMatchObject([
      { verdict: 'held' },
    ])
    expect(compareWithBars('ours', [servedRound(100, 81), servedRound(50, 39)], [least])).toMatchObject([
      { verdict: 'undecided' },
    ])
  })

  test('says nothing about what was not measured', () => {
    expect(compareWithBars('ours', rounds, [{ ...bar, part: 'heap' }])).toEqual([])
    expect(
      compareWithBars('ours', rounds, [{ ...bar, figure: 'script', of: { floor: 'floor', as: 'times' } }]),
    ).toEqual([])
  })
})
