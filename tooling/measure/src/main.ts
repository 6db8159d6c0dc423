import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startFloors } from './floors/floor-sites.ts'
import { measureSite } from './measure-site.ts'
import { readOptions } from './options.ts'
import { fetchFrom, ourSites, type OurSite } from './our-sites.ts'
import { barTable, fullTable } from './report.ts'
import { createResults } from './results.ts'
import type { MeasuredSite } from './site.ts'

// Measures running shops beside both floors. `npm run measure` starts everything. SITE_PORT is the port of the shops.
const OUT = path.join(import.meta.dirname, '../test-results')
/** Milliseconds after which a site server rerenders a requested page in the background. */
const UNTIL_STALE = 16_000
const UNTIL_COMPRESSED = 4_000

const options = readOptions(process.argv.slice(2))
const ours = await ourSites(Number(process.env['SITE_PORT'] || 3000), options.brands)
const [first] = ours
if (!first) throw new Error('There is no brand to measure.')
const folder = await mkdtemp(path.join(tmpdir(), 'hearing-shop-floors-'))
const results = createResults()
try {
  const sites = [...(await startFloors(first, folder)), ...ours]
  await warmUpPages(ours)
  for (let round = 1; round <= options.runs; round++) await measureRound(round, sites)
} finally {
  await rm(folder, { recursive: true, force: true })
}
const tables = ours.map(({ name }) => barTable(name, results))
const issues = results.issues.map((complaint) => `- ${complaint}`).join('\n')
console.log(`\n${[...tables, issues].join('\n\n')}`)
await mkdir(OUT, { recursive: true })
await writeFile(path.join(OUT, 'measure.md'), `${[...tables, fullTable(results), issues].join('\n\n')}\n`)
await writeFile(path.join(OUT, 'measure.json'), JSON.stringify({ options, ...results }, null, 1))
console.log(`\nEverything: ${path.relative(process.cwd(), OUT)}/measure.md and measure.json`)
// The servers of the floors are still open.
process.exit(0)

/** Measures every site once on every profile, one after another, so that a busy machine slows them alike. */
async function measureRound(round: number, sites: readonly MeasuredSite[]) {
  for (const profile of options.profiles) {
    for (const site of sites) {
      const begin = Date.now()
      await measureSite(profile, site, options, results)
      const seconds = Math.round((Date.now() - begin) / 1000)
      const load = loadavg()[0]?.toFixed(1)
      console.log(`round ${round} of ${options.runs}, ${profile}, ${site.name}: ${seconds} s, load ${load}`)
    }
  }
}

/**
 * Requests all pages twice. A site server compresses a page quickly for its first request, and at the best level for a later
 * one, which is what visitors of an open shop get.
 */
async function warmUpPages(sites: readonly OurSite[]) {
  for (const pause of [UNTIL_STALE, UNTIL_COMPRESSED]) {
    await Promise.all(sites.flatMap(({ origin, pages }) => Object.values(pages).map((page) => fetchFrom(origin, page))))
    await wait(pause)
  }
}
