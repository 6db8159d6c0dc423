import type { Page } from '@playwright/test'
import { fetchPage } from '../servers/http.ts'
import type { Site } from '../servers/sites.ts'

const LINK = /<a\b[^>]*?\shref="([^"]*)"/g

/** Returns an address of the same shop without its fragment, or an empty text for any other. */
const withinShop = (href: string) => (/^\/(?!\/)/.test(href) ? href.replace(/#.*$/, '') : '')
const decoded = (href: string) => href.replaceAll('&amp;', '&')
const addressesIn = (hrefs: string[]) => [...new Set(hrefs.map(withinShop))].filter((path) => path !== '')

/** Fetches the page at an address, after its redirects. */
async function followed(site: Site, path: string, hops = 3): ReturnType<typeof fetchPage> {
  const answer = await fetchPage(site, path)
  const { location } = answer.headers
  return location && hops > 0 ? followed(site, location, hops - 1) : answer
}

/**
 * Follows the links that are wanted, from the start page on. Returns the dead ones, each with a page that has it.
 * @param isWanted is asked once for each address
 */
export async function crawl(site: Site, isWanted: (path: string) => boolean) {
  const skipped = new Set<string>()
  const seenOn = new Map([['/', 'the start']])
  const dead: string[] = []
  for (const [path, from] of seenOn) {
    const { status, body } = await followed(site, path)
    if (status !== 200) dead.push(`${path} (${status}, linked on ${from})`)
    const hrefs = [...body.matchAll(LINK)].map(([, href = '']) => decoded(href))
    for (const link of addressesIn(hrefs)) {
      if (seenOn.has(link) || skipped.has(link)) continue
      if (isWanted(link)) seenOn.set(link, path)
      else skipped.add(link)
    }
  }
  return { dead, count: seenOn.size }
}

/** Returns the links of a page in the browser, and the dead ones among them. */
export async function linksOf(page: Page, site: Site) {
  const hrefs = await page
    .getByRole('link', { includeHidden: true })
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const links = addressesIn(hrefs)
  const dead: string[] = []
  for (const path of links) if (!(await isAlive(site, path))) dead.push(path)
  return { links, dead }
}

const alive = new Map<string, boolean>()

/** True when a link leads to a page. Follows each link once, since every page has those of header and footer. */
async function isAlive(site: Site, path: string): Promise<boolean> {
  const key = site.origin + path
  const known = alive.get(key) ?? (await followed(site, path)).status === 200
  alive.set(key, known)
  return known
}
