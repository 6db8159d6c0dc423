import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { putInCart } from './support/customers/checkout.ts'
import { sampleProductsOf } from './support/servers/gateway.ts'
import { holdCall, holdScripts } from './support/servers/hold.ts'
import { waitForHydration } from './support/pages/hydration.ts'
import { layoutShiftsOf, watchLayoutShifts } from './support/checks/layout-shifts.ts'
import { servers } from './support/servers/servers.ts'
import { expect, test } from './support/shop-test.ts'
import { isFullMatrix, siteOfBrand, sites, type Site } from './support/servers/sites.ts'
import { startSlowStream } from './support/servers/slow-stream.ts'
import { returningVisitor } from './support/customers/visitor.ts'

// Nothing on a page may move by itself, with any fonts of the machine and on any slow connection.

async function publicPathsOf(site: Site) {
  const { category, path } = (await sampleProductsOf(site)).simple
  return ['/', category.url, `/search-result/${encodeURIComponent(category.title)}`, path]
}

/** Opens pages of a site side by side. Returns by path what moved on each until `settled` resolved. */
async function shiftsOfPages(
  context: BrowserContext,
  origin: string,
  paths: readonly string[],
  settled: (page: Page) => unknown = waitForHydration,
) {
  await watchLayoutShifts(context)
  const shifts = paths.map(async (path) => {
    const page = await context.newPage()
    await page.goto(origin + path)
    await waitForHydration(page)
    await settled(page)
    return [path, await layoutShiftsOf(page)] as const
  })
  return Object.fromEntries(await Promise.all(shifts))
}

/** Deals things out to the brands, so that each is looked at by one brand on a phone and by one on a computer. */
const dealt = <Thing>(all: readonly Thing[], brand: number) =>
  isFullMatrix ? all : all.filter((_, index) => (index + Math.floor(brand / 2)) % 2 === 0)

const holdTypefaces = (context: BrowserContext) =>
  context.route('**/*.woff2', async (route) => {
    await pause(2000)
    await route.continue()
  })

/** Makes every page of a context see a quick line, so that it loads the typefaces at once. */
const feignQuickLine = (context: BrowserContext) =>
  context.addInitScript(() => {
    const entriesOf = performance.getEntriesByType.bind(performance)
    performance.getEntriesByType = (kind) => {
      if (kind !== 'navigation') return entriesOf(kind)
      const now = performance.now()
      const arrival: Partial<PerformanceNavigationTiming> = { requestStart: now, responseStart: now }
      return [arrival as PerformanceEntry]
    }
  })

const asksAtOnce = (page: Page) => page.locator('style#shop-typefaces:not([media])').count()

/** Waits until both typefaces have loaded. */
const typefacesOf = (page: Page) =>
  page.waitForFunction(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length >= 2,
  )

/** Returns the header's height with its own letter spacing, or with a wider one. */
async function headerHeight(page: Page, letters: 'usual' | 'wider') {
  await page.evaluate(
    (spacing) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`header { letter-spacing: ${spacing} !important; }`)
      document.adoptedStyleSheets = [sheet]
    },
    letters === 'wider' ? '0.08em' : 'normal',
  )
  return page.getByRole('banner').evaluate(({ clientHeight }) => clientHeight)
}

/** Returns the font that the browser uses for an element's text. */
async function fontOf(page: Page, selector: string) {
  const tools = await page.context().newCDPSession(page)
  await tools.send('DOM.enable')
  await tools.send('CSS.enable')
  const { root } = await tools.send('DOM.getDocument')
  const { nodeId } = await tools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await tools.send('CSS.getPlatformFontsForNode', { nodeId })
  await tools.detach()
  return fonts.map(({ familyName }) => familyName).join()
}

const nothingOn = (paths: readonly string[]) => Object.fromEntries(paths.map((path) => [path, []]))

for (const site of isFullMatrix ? Object.values(sites) : [siteOfBrand.product, siteOfBrand.horselbutik]) {
  test(`[SHELL-28] nothing moves in ${site.name} when its typefaces are two seconds late`, async ({
    context,
    page,
  }) => {
    await feignQuickLine(context)
    await holdTypefaces(context)
    const paths = await publicPathsOf(site)
    const shifts = await shiftsOfPages(context, servers.site(site.name), paths, typefacesOf)
    expect(shifts).toEqual(nothingOn(paths))

    await page.goto(servers.site(site.name))
    expect(await asksAtOnce(page)).toBe(1)
    for (const width of [390, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await headerHeight(page, 'wider')).toBe(await headerHeight(page, 'usual'))
    }
  })
}

test('late typefaces are used from the second page on', async ({ page }) => {
  const site = sites.productGlobal
  await feignQuickLine(page.context())
  await holdTypefaces(page.context())
  await page.goto(servers.site(site.name))
  await waitForHydration(page)
  await typefacesOf(page)
  expect(await fontOf(page, 'h1')).not.toContain('Figtree')
  const { category } = (await sampleProductsOf(site)).simple
  await page.getByRole('main').getByRole('link', { name: category.title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: category.title })).toBeVisible()
  await expect.poll(() => fontOf(page, 'h1')).toContain('Figtree')
})

for (const [index, site] of Object.values(siteOfBrand).entries()) {
  const widths = [390, 1280]
  for (const width of isFullMatrix ? widths : widths.slice(index % 2, (index % 2) + 1)) {
    test(`nothing moves in ${site.name} while a page comes in slowly, ${width} px wide`, async ({ browser }) => {
      const context = await browser.newContext({ viewport: { width, height: 900 } })
      const stream = await startSlowStream()
      const paths = dealt(await publicPathsOf(site), index)
      const shifts = await shiftsOfPages(context, stream.site(site.name), paths)
      await context.close()
      await stream.stop()
      expect(shifts).toEqual(nothingOn(paths))
    })
  }
}

test('the cards of a row stay where they are first seen, whichever of them is the highest', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await watchLayoutShifts(context)
  const site = siteOfBrand.bernafon
  const stream = await startSlowStream(() => paintOf(page))
  for (const path of (await publicPathsOf(site)).slice(1, 3)) {
    await page.goto(stream.site(site.name) + path)
    await waitForHydration(page)
    expect(await layoutShiftsOf(page)).toEqual([])
    expect(await unevenRows(page)).toBeGreaterThan(0)
  }
  await stream.stop()
})

/** Waits until the browser has painted the part of the page that has arrived. */
const paintOf = (page: Page) =>
  page.waitForFunction(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0, true))))

/** Counts the rows of two cards whose second card has the larger content. */
const unevenRows = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const cards = [...main.querySelectorAll<HTMLElement>('article')]
    const heights = cards.map((card) => {
      card.style.height = 'auto'
      const { height } = card.getBoundingClientRect()
      card.style.height = ''
      return height
    })
    return heights.filter((height, index) => index % 2 === 1 && height > heights[index - 1]! + 1).length
  })

const cartStates: [name: string, prepare: (page: Page, site: Site) => Promise<unknown>][] = [
  ['an empty cart', returningVisitor],
  ['a full cart', (page, site) => putInCart(page, site, { products: 2 })],
  [
    'a cart that cannot be read',
    async (page, site) => {
      await returningVisitor(page, site)
      await page.route('**/api/cart/get*', (route) => route.fulfill({ status: 500 }))
    },
  ],
]

for (const [index, site] of Object.values(siteOfBrand).entries()) {
  const widths = [390, 1280]
  for (const width of isFullMatrix ? widths : widths.slice(index % 2, (index % 2) + 1)) {
    test(`[CART-02] [CART-03] [OP-78] nothing moves in ${site.name} while the cart is read, ${width} px wide`, async ({
      page,
      watch,
    }) => {
      watch.expectComplaint(/status of 500/)
      await page.setViewportSize({ width, height: 844 })
      await watchLayoutShifts(page.context())
      const shifts: Record<string, unknown> = {}
      const states = dealt(cartStates, index)
      for (const [name, prepare] of states) {
        await prepare(page, site)
        const release = await holdCall(page, 'cart/get')
        await page.goto(`${servers.site(site.name)}/cart`)
        await waitForHydration(page)
        await expect(page.getByRole('main').getByText(site.t('Loading'))).toBeVisible()
        release()
        await expect(page.getByRole('main').getByRole('link')).not.toHaveCount(0)
        await page.waitForLoadState('networkidle')
        shifts[name] = await layoutShiftsOf(page)
      }
      expect(shifts).toEqual(nothingOn(states.map(([name]) => name)))
    })
  }
}

/** Forms that the browser renders in the place of the server's outlines. */
const outlinedForms: [path: string, prepare: (page: Page, site: Site) => Promise<unknown>][] = [
  ['/account/login', returningVisitor],
  ['/account/create', returningVisitor],
]

for (const [index, site] of [siteOfBrand.phonicear, siteOfBrand.bernafon].entries()) {
  const width = index === 0 ? 390 : 1280
  test(`[SHELL-02] nothing moves in ${site.name} when a form takes the place of its outlines, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await watchLayoutShifts(page.context())
    for (const [path, prepare] of outlinedForms) {
      await prepare(page, site)
      const release = await holdScripts(page)
      await page.goto(servers.site(site.name) + path, { waitUntil: 'commit' })
      await expect(page.locator('main [data-outline]').first()).toBeVisible()
      release()
      await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await layoutShiftsOf(page), path).toEqual([])
    }
  })
}
