import { setTimeout as wait } from 'node:timers/promises'
import { fetchFrom, type OurSite } from './our-sites.ts'

/** After so many milliseconds a site server renders a page anew when it is asked for it, and nobody waits for that. */
const UNTIL_STALE = 16_000
const UNTIL_COMPRESSED = 4_000

/**
 * Asks for all pages twice. A server that has just started compresses a page in haste, while somebody waits for it, and as
 * well as it can when it is asked for it again later: that is what the visitors of an open shop get.
 */
export async function warmUpPages(sites: readonly OurSite[]) {
  for (const pause of [UNTIL_STALE, UNTIL_COMPRESSED]) {
    await Promise.all(sites.flatMap(({ origin, pages }) => Object.values(pages).map((page) => fetchFrom(origin, page))))
    await wait(pause)
  }
}
