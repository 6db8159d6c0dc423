import { expect as expectHere, test as plain } from '@playwright/test'
import { fetchPage } from './support/http.ts'
import { pageStates } from './support/page-states.ts'
import { expect, test } from './support/shop-test.ts'
import { sites, type Site } from './support/sites.ts'

/** Pages of the account that links of today's pages lead to, and that are still to come. */
const stillToCome = [
  '/account/create',
  '/account/forgotpassword',
  '/account/dashboard',
  '/account/addressbook',
  '/account/order-history',
  '/account/favourites',
]

const LINK = /<a\b[^>]*?\shref="([^"]*)"/g

/** The addresses of the same shop that a page leads to, without their fragments. */
const linksIn = (html: string) => [...html.matchAll(LINK)].map(([, href = '']) => withinShop(decoded(href)))

const decoded = (href: string) => href.replaceAll('&amp;', '&')
const withinShop = (href: string) => (/^\/(?!\/)/.test(href) ? href.replace(/#.*$/, '') : '')

/** The page at an address, where it has moved to in the end. */
async function followed(site: Site, path: string, hops = 3): ReturnType<typeof fetchPage> {
  const answer = await fetchPage(site, path)
  const { location } = answer.headers
  return location && hops > 0 ? followed(site, location, hops - 1) : answer
}

/** Walks from the start page along all links; answers the addresses that lead nowhere, each with a page that links there. */
async function deadLinks(site: Site) {
  const seenOn = new Map([['/', 'the start']])
  const dead: string[] = []
  for (const [path, from] of seenOn) {
    const { status, body } = await followed(site, path)
    if (status !== 200) dead.push(`${path} (${status}, linked on ${from})`)
    else for (const link of linksIn(body)) if (link !== '' && !seenOn.has(link)) seenOn.set(link, path)
  }
  return { dead, count: seenOn.size }
}

const isStillToCome = (line: string) => stillToCome.some((path) => line.startsWith(path))

for (const site of Object.values(sites)) {
  plain(`every link of ${site.name} leads to a page of the shop`, async () => {
    const { dead, count } = await deadLinks(site)
    expectHere(dead.filter((line) => !isStillToCome(line))).toEqual([])
    expectHere(count).toBeGreaterThan(20)
  })
}

plain('the pages still to come are not there yet: who builds one takes it off the list', async () => {
  for (const path of stillToCome) expectHere((await fetchPage(sites.productGlobal, path)).status, path).toBe(404)
})

// What the server does not render: the links of these pages are read in a browser.
const drawnByBrowser = [
  'full cart',
  'empty cart',
  'checkout',
  'payment',
  'confirmation',
  'login',
  'logged out',
  'error',
]
const site = sites.phonicearDk
for (const state of pageStates.filter(({ name }) => drawnByBrowser.includes(name))) {
  test(`every link of the page “${state.name}” leads to a page of the shop`, async ({ page, watch }) => {
    if (state.complaint) watch.expectComplaint(state.complaint)
    await state.open(page, site)
    const links = await page
      .getByRole('link', { includeHidden: true })
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    const paths = [...new Set(links.map(withinShop))].filter((path) => path !== '' && !isStillToCome(path))
    expect(paths.length).toBeGreaterThan(0)
    for (const path of paths) expect((await followed(site, path)).status, path).toBe(200)
  })
}
