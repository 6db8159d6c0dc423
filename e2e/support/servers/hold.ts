import type { Page } from '@playwright/test'

/** Holds back what a page asks for until the function it answers is called. */
async function hold(page: Page, pattern: string) {
  const { promise: released, resolve } = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await released
    await route.fallback()
  })
  return resolve
}

/** Holds back the answers of one call to the gateway. */
export const holdCall = (page: Page, call: string) => hold(page, `**/api/${call}*`)

/** Holds back one file of scripts by its name. */
export const holdFile = (page: Page, name: string) => hold(page, `**/assets/${name}-*.js`)

/** Holds back all scripts of the page, as on a slow phone: nothing is hydrated until they are released. */
export const holdScripts = (page: Page) => hold(page, '**/assets/*.js')
