import { medianOf } from './arithmetic.ts'
import { bars, compareWithBars, type Bar, type BarResult } from './bars.ts'
import type { Comparison } from './compare-rounds.ts'
import { FLOOR, STACK_FLOOR } from './floors/floor-sites.ts'
import type { Result, Results } from './results.ts'

/** What a run has found: paragraphs of Markdown for the terminal and for the file, and all values. */
export interface Report {
  short: readonly string[]
  full: readonly string[]
  data: object
}

/** What could not be measured, as a list. */
export const issueList = (issues: readonly string[]) => [...new Set(issues)].map((issue) => `- ${issue}`).join('\n')

const WEIGHTS = /^(total|totalAtLoad|html|script|style|picture|font|data|other|heapGrowth)$/
const TIMES = /Paint$|Time$|Count$|Interaction$|Feedback$|^(heading|picture|back)$/

/** A value with its unit. The picture of a navigation is a time, that of a load a weight. */
export function written(part: string, figure: string, value: number): string {
  if (WEIGHTS.test(figure) && !(part === 'navigation' && figure === 'picture')) return `${(value / 1000).toFixed(1)} kB`
  if (figure === 'memory') return `${Math.round(value / 1_000_000)} MB`
  if (figure === 'processorTime') return `${value.toFixed(1)} ms`
  if (TIMES.test(figure)) return `${Math.round(value)} ms`
  return String(Math.round(value * 10_000) / 10_000)
}

const SIGNS = { held: '✓', missed: '✗', undecided: '?' }

/** The figures of a site that have a bar, each beside it and its floors, as a table for the terminal and for Markdown. */
export function barTable(
  site: string,
  rounds: readonly Results[],
  all: readonly Bar[] = bars,
  floors: readonly string[] = [FLOOR, STACK_FLOOR],
): string {
  const rows = compareWithBars(site, rounds, all).map((result) => [
    ...cells(result),
    ...floors.map((floor) => ratioTo(site, rounds, result, floor)),
  ])
  const head = ['', 'what', 'figure', 'measured', 'should be', ...floors.map((floor) => `× ${floor}`)]
  return `## ${site}\n\n✓ every round, ✗ no round, ? the spread crosses the bar\n\n${table([head, ...rows])}`
}

function cells({ bar: { part, figure, limit: factor, of, isLeast }, value, limit, verdict }: BarResult) {
  const follows = of ? ` (${of.as === 'times' ? `${factor} ×` : 'more than'} ${of.floor})` : ''
  const bound = `${isLeast ? '≥ ' : ''}${written(part, figure, limit)}`
  return [SIGNS[verdict], part, figure, written(part, figure, value), bound + follows]
}

/** The site's figure divided by that of a floor: the median of all rounds, the least and the most. */
function ratioTo(
  site: string,
  rounds: readonly Results[],
  { bar: { part, profile, figure } }: BarResult,
  floor: string,
) {
  const all = rounds.flatMap(({ median }) => {
    const [value, below] = [site, floor].map((one) => median(one, profile, part, figure))
    return value === undefined || !below ? [] : value / below
  })
  const [middle, least, most] = [medianOf(all), Math.min(...all), Math.max(...all)].map((one) => one?.toFixed(2))
  if (middle === undefined) return '–'
  return least === most ? middle : `${middle} (${least}…${most})`
}

/** Everything that was measured: middle and range per site. */
export function fullTable({ results }: Results): string {
  const sites = [...new Set(results.map(({ site }) => site))]
  const groups = Map.groupBy(results, ({ profile, part }) => `${profile} · ${part}`)
  return [...groups]
    .map(([name, group]) => {
      const figures = [...new Set(group.map(({ figure }) => figure))]
      const rows = figures.map((figure) => [
        figure,
        ...sites.map((site) => range(group.find((one) => one.site === site && one.figure === figure))),
      ])
      return `### ${name}\n\n${table([['', ...sites], ...rows])}`
    })
    .join('\n\n')
}

/** The figures of two sites that were measured in turn. A ratio below 1 is a smaller figure of this tree. */
export function comparisonTable(comparisons: readonly Comparison[]): string {
  const rows = comparisons.map(({ profile, part, figure, medians, roundRatios, rounds }) => {
    const [own, other] = medians.map((value) => written(part, figure, value))
    const spread = [medianOf(roundRatios), Math.min(...roundRatios), Math.max(...roundRatios)].map((ratio) =>
      roundRatios.length === 0 || ratio === undefined ? '–' : ratio.toFixed(3),
    )
    return [profile, part, figure, `${own}`, `${other}`, ...spread, String(rounds)]
  })
  return table([['profile', 'part', 'figure', 'this', 'other', 'ratio', 'least', 'most', 'rounds'], ...rows])
}

function range(result: Result | undefined) {
  if (!result) return '–'
  const { part, figure, values } = result
  const [median = 0, least, most] = [medianOf(values), Math.min(...values), Math.max(...values)]
  const [middle, from, to] = [median, least, most].map((value) => written(part, figure, value))
  return from === to ? `${middle}` : `${middle} (${from}…${to})`
}

function table([head = [], ...rows]: string[][]) {
  const widths = head.map((name, column) => Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length), 1))
  const line = (row: string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}
