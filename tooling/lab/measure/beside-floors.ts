import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startFloors } from './floors/floor-sites.ts'
import type { Options } from './options.ts'
import type { OurSite } from './our-sites.ts'
import { barTable, fullTable, issueList, type Report } from './report.ts'
import { createResults, together, type Results } from './results.ts'
import { inTurn, measureRound, warmUpPages } from './rounds.ts'

/** Measures sites beside both floors and the bars. Every round begins with another site. */
export async function measureBesideFloors(ours: readonly OurSite[], options: Options): Promise<Report> {
  const [first] = ours
  if (!first) throw new Error('There is no brand to measure.')
  const folder = await mkdtemp(path.join(tmpdir(), 'hearing-shop-floors-'))
  const rounds: Results[] = []
  try {
    const sites = [...(await startFloors(first, folder)), ...ours]
    await warmUpPages(ours)
    for (let round = 1; round <= options.runs; round++) {
      const results = createResults()
      await measureRound(round, inTurn(sites, round), options, results)
      rounds.push(results)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  const results = together(rounds)
  const tables = ours.map(({ name }) => barTable(name, rounds))
  const issues = issueList(results.issues)
  return { short: [...tables, issues], full: [...tables, fullTable(results), issues], data: results }
}
