import { test as base, type BrowserContext, type Page } from '@playwright/test'

/** What the tests of a worker share. */
interface Tab {
  context?: BrowserContext
  page?: Page
}

/**
 * A test in the tab of the test before it, as another visitor. Its process has compiled the scripts of the shop and of axe
 * already, which takes half of the time of a page that is only looked at. A test may route and listen as usual. A script
 * that it adds to the page stays for later tests.
 */
export const inOneTab = base.extend<object, { tab: Tab }>({
  tab: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed from the pattern.
    async ({}, goOn) => {
      const tab: Tab = {}
      await goOn(tab)
      await tab.context?.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, tab }, goOn) => {
    tab.context ??= await browser.newContext()
    await goOn(tab.context)
    await tab.context?.unrouteAll({ behavior: 'ignoreErrors' })
    await tab.context?.clearCookies()
  },
  page: async ({ context, tab, viewport }, goOn) => {
    tab.page ??= await context.newPage()
    if (viewport) await tab.page.setViewportSize(viewport)
    await goOn(tab.page)
    // What a provider has stored is out of reach.
    if (tab.page.frames().length > 1) await closeTab(tab)
    else await leave(tab.page)
  },
})

async function closeTab(tab: Tab) {
  await tab.context?.close()
  delete tab.context
  delete tab.page
}

/** Ends the scripts of a page, and empties its storage. A file of the same origin keeps the process. */
async function leave(page: Page) {
  await page.goto(new URL('/robots.txt', page.url()).href)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}
