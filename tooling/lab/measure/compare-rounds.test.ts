import { describe, expect, test } from 'vitest'
import { stepsOf } from './against.ts'
import { compareRounds } from './compare-rounds.ts'
import { readOptions } from './options.ts'
import { comparisonTable } from './report.ts'
import { createResults } from './results.ts'
import { inTurn } from './rounds.ts'

/** A round with the largest paint of both trees. What could not be measured is undefined. */
function roundOf(own: number | undefined, other: number | undefined, figure = 'largestPaint') {
  const results = createResults()
  results.add('shop, this tree', 'phone', 'load home', { [figure]: own })
  results.add('shop, main', 'phone', 'load home', { [figure]: other })
  return results
}
const compare = (rounds: ReturnType<typeof roundOf>[]) => compareRounds(rounds, 'shop, this tree', 'shop, main')

describe('compareRounds', () => {
  test('takes the ratio within each round, so that a round on a busy machine counts like any other', () => {
    const [paint] = compare([roundOf(900, 1000), roundOf(2700, 3000), roundOf(1100, 1000)])
    expect(paint).toMatchObject({ profile: 'phone', part: 'load home', figure: 'largestPaint', rounds: 3 })
    expect(paint?.medians).toEqual([1100, 1000])
    expect(paint?.roundRatios).toEqual([0.9, 0.9, 1.1])
  })

  test('leaves out a round in which one of the two could not be measured', () => {
    const [paint] = compare([roundOf(undefined, 1000), roundOf(800, 1000), roundOf(900, undefined)])
    expect(paint).toMatchObject({ medians: [800, 1000], roundRatios: [0.8], rounds: 1 })
    expect(compare([roundOf(undefined, 1000)])).toEqual([])
  })

  test('has no ratio to nothing', () => {
    const [shift] = compare([roundOf(0.1, 0, 'layoutShift'), roundOf(0, 0, 'layoutShift')])
    expect(shift).toMatchObject({ medians: [0.05, 0], roundRatios: [], rounds: 2 })
    expect(comparisonTable(shift ? [shift] : [])).toContain('| –     | –     | –    | 2      |')
  })

  test('writes both medians with their unit, and the middle and the ends of the roundRatios', () => {
    const [, row] = comparisonTable(compare([roundOf(900, 1000), roundOf(950, 1000), roundOf(1100, 1000)]))
      .split('\n')
      .slice(1)
    expect(row?.split('|').map((cell) => cell.trim())).toEqual([
      '',
      'phone',
      'load home',
      'largestPaint',
      '950 ms',
      '1000 ms',
      '0.950',
      '0.900',
      '1.100',
      '3',
      '',
    ])
  })

  test('measures page by page, so that the trees take turns as often as possible', () => {
    const steps = stepsOf(readOptions(['--parts', 'load,ready', '--pages', 'home,product', '--against', 'main,v1']))
    expect(steps.map(({ parts, pages, against }) => ({ parts, pages, against }))).toEqual([
      { parts: ['load'], pages: ['home'], against: ['main', 'v1'] },
      { parts: ['load'], pages: ['product'], against: ['main', 'v1'] },
      { parts: ['ready'], pages: ['home', 'product'], against: ['main', 'v1'] },
    ])
  })

  test('begins every round with another tree', () => {
    expect([1, 2, 3].map((round) => inTurn(['this', 'main'], round).join())).toEqual([
      'this,main',
      'main,this',
      'this,main',
    ])
    expect(inTurn(['this', 'main', 'v1'], 3)).toEqual(['v1', 'this', 'main'])
  })
})
