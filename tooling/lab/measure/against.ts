import { availableParallelism } from 'node:os'
import { compareRounds } from './compare-rounds.ts'
import { partsByPage, type Options } from './options.ts'
import type { OurSite } from './our-sites.ts'
import { comparisonTable, issueList, type Report } from './report.ts'
import { createResults, type Results } from './results.ts'
import { inTurn, machineLoad, measureRound, warmUpPages } from './rounds.ts'

/**
 * Measures the sites of this tree and of others in alternating rounds. The first list of `trees` is this tree's. Every round
 * begins with another tree, so that each is measured at each place of a round.
 */
export async function measureAgainst(trees: readonly OurSite[][], options: Options): Promise<Report> {
  const [own = []] = trees
  const names = ['this tree', ...options.against]
  const named = trees.map((sites, tree) => sites.map((site) => ({ ...site, name: siteIn(site, names[tree]) })))
  // All trees of one brand are measured one right after the other.
  const sites = own.flatMap((_, brand) => named.flatMap((tree) => tree[brand] ?? []))
  await warmUpPages(sites)
  const rounds: Results[] = []
  const loads: number[] = []
  for (let round = 1; round <= options.runs; round++) {
    const results = createResults()
    for (const step of stepsOf(options)) {
      await measureRound(round, inTurn(sites, round), step, results)
      loads.push(machineLoad())
    }
    rounds.push(results)
  }
  const [least, most] = [Math.min(...loads), Math.max(...loads)].map((load) => load.toFixed(1))
  const circumstances = `${options.runs} rounds in turn, load ${least} to ${most} on ${availableParallelism()} processors`
  const tables = own.flatMap((site) =>
    options.against.map((other) => {
      const rows = compareRounds(rounds, siteIn(site, names[0]), siteIn(site, other))
      return `## ${site.name}: this tree / ${other}\n\n${comparisonTable(rows)}`
    }),
  )
  const text = [circumstances, ...tables, issueList(rounds.flatMap(({ issues }) => issues))]
  return { short: text, full: text, data: { loads, rounds: rounds.map(({ results }) => results) } }
}

const siteIn = ({ name }: OurSite, tree = '') => `${name}, ${tree}`

/** The smallest pieces that can be measured alone, so that what is compared lies close together in time. */
export const stepsOf = (options: Options): Options[] =>
  options.parts.flatMap((part): Options[] =>
    partsByPage.includes(part)
      ? options.pages.map((page) => ({ ...options, parts: [part], pages: [page] }))
      : [{ ...options, parts: [part] }],
  )
