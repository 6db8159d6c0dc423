import type { Page } from '@playwright/test'

/** Holds requests of a page until the returned function is called. */
async function hold(page: Page, pattern: string) {
  const { promise: released, resolve } = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await released
    await route.fallback()
  })
  return resolve
}

/** Holds one call to the gateway. */
export const holdCall = (page: Page, call: string) => hold(page, `**/api/${call}*`)

/** Holds one script by its name. */
export const holdFile = (page: Page, name: string) => hold(page, `**/assets/${name}-*.js`)

/** Holds all scripts of the page, as a slow phone does. Nothing is hydrated until they are released. */
export const holdScripts = (page: Page) => hold(page, '**/assets/*.js')
