import { chromium, type Page } from '@playwright/test'
import { chromiumOptions, wholeChromium } from '@shop/build/testing/chromium-options.ts'
import { storedAnswers } from './support/customers/consent.ts'
import { sampleProductsOf } from './support/servers/gateway.ts'
import { waitForHydration } from './support/pages/hydration.ts'
import { servers } from './support/servers/servers.ts'
import { expect, test } from './support/shop-test.ts'
import { sites } from './support/servers/sites.ts'
import { returningVisitor } from './support/customers/visitor.ts'

const site = sites.phonicearDk
const address = (path: string) => servers.site(site.name) + path

/** Evaluates an expression in the current page. Playwright loses track of a page that the cache restores. */
type Ask = (expression: string) => Promise<unknown>

const CART_READS =
  "performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/cart/get')).length"

/** Leaves a page by loading another document, and goes back. */
async function leaveAndComeBack(page: Page, path: string): Promise<Ask> {
  await page.goto(address(path))
  await waitForHydration(page)
  // A slow page reads the cart after the network has been idle for a while.
  await expect.poll(() => page.evaluate(CART_READS), path).toBe(1)
  await page.waitForLoadState('networkidle')
  await page.evaluate(`window.left = { from: location.pathname, reads: ${CART_READS} }`)
  await page.goto(address('/customer-service/terms'))
  await waitForHydration(page)
  const tools = await page.context().newCDPSession(page)
  const { currentIndex, entries } = await tools.send('Page.getNavigationHistory')
  await tools.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]!.id })
  const ask: Ask = async (expression) =>
    (await tools.send('Runtime.evaluate', { expression, returnByValue: true })).result.value
  await expect.poll(() => ask('location.pathname')).toBe(path)
  return ask
}

test('[CART-07] public pages and the cart are kept for the way back, on which the cart is read once', async () => {
  // By default Playwright disables the cache.
  const browser = await chromium.launch({
    ...chromiumOptions,
    executablePath: wholeChromium,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const context = await browser.newContext()
  await context.addCookies(storedAnswers('refused'))
  await returningVisitor(await context.newPage(), site)
  const { category, path: product } = (await sampleProductsOf(site)).simple
  const pages = ['/', category.url, product, '/cart'].map(async (path) => {
    const page = await context.newPage()
    const ask = await leaveAndComeBack(page, path)
    expect(await ask('window.left?.from'), await reasonsAgainst(ask)).toBe(path)
    const readsSince = () => ask(`${CART_READS} - window.left.reads`)
    await expect.poll(readsSince, path).toBe(1)
    await page.waitForTimeout(300)
    expect(await readsSince(), path).toBe(1)
  })
  await Promise.all(pages)
  await browser.close()
})

/** Returns the browser's reasons for not caching a page. */
const reasonsAgainst = async (ask: Ask) =>
  JSON.stringify(await ask("JSON.stringify(performance.getEntriesByType('navigation')[0]?.notRestoredReasons)"))
