import type { Page } from '@playwright/test'
import { placeOrderButton, putInCart } from './support/customers/checkout.ts'
import { openAddress } from './support/pages/page-state.ts'
import { waitForHydration } from './support/pages/hydration.ts'
import { categoriesOf } from './support/servers/gateway.ts'
import { holdScripts } from './support/servers/hold.ts'
import { sites } from './support/servers/sites.ts'
import { expect, test } from './support/shop-test.ts'

// After a reload, one document stands for all pages that were opened in it by links. Back does not load another document.

const site = sites.productGlobal
const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** Playwright's own waits for one load, and another one may follow. */
const pressBack = (page: Page) => page.evaluate(() => history.back()).catch(() => undefined)

for (const [from, path] of [
  ['a category', '/batteries'],
  ['the start page', '/'],
] as const) {
  test(`[SHELL-34] Back to ${from}, before a reloaded page has its scripts, shows that page at once`, async ({
    page,
  }) => {
    const [, other] = await categoriesOf(site)
    await openAddress(page, site, path)
    const before = await title(page).innerText()
    await page
      .getByRole('navigation', { name: site.t('MainMenu') })
      .locator(`a[href="${other!.url}"]`)
      .first()
      .click()
    await expect(title(page)).toHaveText(other!.title)
    const release = await holdScripts(page)
    await page.reload({ waitUntil: 'commit' })
    await expect(title(page)).toHaveText(other!.title)
    await pressBack(page)
    await expect(title(page)).toHaveText(before)
    release()
    await waitForHydration(page)
    await page.waitForLoadState('networkidle')
    await expect(title(page)).toHaveText(before)
  })
}

/** Moments after the address has changed, while the basket's own document comes. */
const moments: Record<string, (page: Page) => Promise<unknown>> = {
  'nothing of it is there': async () => undefined,
  'its scripts come': (page) => page.waitForRequest(/\/assets\/main-/),
  'its HTML is whole': (page) => page.waitForEvent('domcontentloaded'),
}

for (const [moment, arrives] of Object.entries(moments)) {
  test(`[SHELL-34] Back from the basket to the checkout is followed when ${moment}`, async ({ page }) => {
    await putInCart(page, site)
    await openAddress(page, site, '/checkout')
    await page.waitForLoadState('networkidle')
    const moved = arrives(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: site.t('BackToCart') })
      .click()
    await expect(page).toHaveURL(/\/cart$/)
    await moved
    await pressBack(page)
    await expect(page).toHaveURL(/\/checkout$/)
    await expect(placeOrderButton(page, site)).toBeVisible()
    await page.waitForLoadState('networkidle')
  })
}
