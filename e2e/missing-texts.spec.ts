import type { Page } from '@playwright/test'
import { servers } from './support/servers/servers.ts'
import { expect, testInOneTab as test } from './support/shop-test.ts'
import { sites } from './support/servers/sites.ts'
import { sampleProductsOf } from './support/servers/gateway.ts'
import { putInCart } from './support/customers/checkout.ts'

const site = sites.productGlobal
const controls = ['button', 'link', 'textbox', 'searchbox', 'combobox', 'checkbox', 'radio'] as const

const pathTo: Record<string, (page: Page) => Promise<string>> = {
  home: async () => '/',
  category: async () => (await sampleProductsOf(site)).simple.category.url,
  'simple product': async () => (await sampleProductsOf(site)).simple.path,
  'configurable product': async () => (await sampleProductsOf(site)).configurable.path,
  cart: async (page) => {
    await putInCart(page, site)
    return '/cart'
  },
  login: async () => '/account/login',
  'not found': async () => '/no-such-page',
  error: async () => '/error',
}

for (const [name, pathOf] of Object.entries(pathTo)) {
  test(`[SHELL-03] every control of the page “${name}” has a name where the gateway has no texts at all`, async ({
    page,
    watch,
  }) => {
    if (name === 'not found') watch.expectComplaint(/status of 404/)
    const path = await pathOf(page)
    await page.route('**/api/translations*', (route) => route.fulfill({ json: { translations: {} } }))
    await page.goto(servers.plainSite(site.name) + path)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Basket' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    for (const role of controls) {
      const all = page.getByRole(role)
      const named = page.getByRole(role, { name: /[\p{L}\p{N}]/u })
      await expect.poll(async () => (await all.count()) - (await named.count()), role).toBe(0)
    }
    expect(await page.getByRole('button').count()).toBeGreaterThan(1)
    const shown = await page.locator('body').innerText()
    expect(shown).not.toMatch(/undefined|null|\bAddToCart\b|\(\s*\)/)
    // Text to read, and a link to follow.
    const builtIn = page.getByRole('main').locator('[data-built-in-name]')
    const names = await builtIn.evaluateAll((all) => all.map((one) => getComputedStyle(one, '::after').content))
    expect(`${await page.getByRole('main').innerText()} ${names.join(' ')}`).toMatch(/\p{L}{4}/u)
  })
}
