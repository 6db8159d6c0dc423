import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { measureSite } from './measure-site.ts'
import type { Options } from './options.ts'
import { fetchFrom, type OurSite } from './our-sites.ts'
import type { Results } from './results.ts'
import type { MeasuredSite } from './site.ts'

/** Milliseconds after which a site server rerenders a requested page in the background. */
const UNTIL_STALE = 16_000
const UNTIL_COMPRESSED = 4_000

/** The programs that want a processor, as an average of the last minute. */
export const machineLoad = () => loadavg()[0] ?? 0

/** The order of a round: the first one begins with the first, the second one with the second. */
export const inTurn = <Item>(items: readonly Item[], round: number): Item[] =>
  items.map((_, index) => items[(index + round - 1) % items.length] as Item)

/** Measures every site once on every profile, one after another, so that a busy machine slows them alike. */
export async function measureRound(round: number, sites: readonly MeasuredSite[], options: Options, results: Results) {
  for (const profile of options.profiles) {
    for (const site of sites) {
      const begin = Date.now()
      await measureSite(profile, site, options, results)
      const seconds = Math.round((Date.now() - begin) / 1000)
      const load = machineLoad().toFixed(1)
      console.log(`round ${round} of ${options.runs}, ${profile}, ${site.name}: ${seconds} s, load ${load}`)
    }
  }
}

/**
 * Requests all pages twice. A site server compresses a page quickly for its first request, and at the best level for a later
 * one, which is what visitors of an open shop get.
 */
export async function warmUpPages(sites: readonly OurSite[]) {
  for (const pause of [UNTIL_STALE, UNTIL_COMPRESSED]) {
    await Promise.all(sites.flatMap(({ origin, pages }) => Object.values(pages).map((page) => fetchFrom(origin, page))))
    await wait(pause)
  }
}
