import type { Page } from '@playwright/test'
import { callGateway, gatewayAddress, categoriesOf, sampleProductsOf } from './support/servers/gateway.ts'
import { servers } from './support/servers/servers.ts'
import { expect, testInOneTab as test } from './support/shop-test.ts'
import { sites } from './support/servers/sites.ts'
import { putInCart } from './support/customers/checkout.ts'

const site = sites.productGlobal
const start = servers.plainSite(site.name)

/** Malformed items: missing, of another type, empty, and with fields of another type. */
const broken = [null, 7, 'text', {}, { id: {}, name: [], title: false, url: {}, code: null, itemNumber: false }]

type Lists = Record<string, unknown>
const surrounded = (items: unknown) => [...broken, ...(items as unknown[]), ...broken]

/** Puts malformed items around those of a list in the responses of a call. The browser makes all calls itself. */
async function breakList(page: Page, call: string, name?: string) {
  await page.route(`**/api/${call}*`, async (route) => {
    const response = await route.fetch({ url: gatewayAddress(site, route.request().url()) })
    const answer: unknown = await response.json()
    const json = name ? { ...(answer as object), [name]: surrounded((answer as Lists)[name]) } : surrounded(answer)
    await route.fulfill({ response, json })
  })
}

test('a broken product hides no other on its category, nor in the results of a search', async ({ page }) => {
  const { category, product } = (await sampleProductsOf(site)).simple
  const { products } = await callGateway<{ products: unknown[] }>(site, `products/browse?route=${category.url}`)
  await breakList(page, 'products/browse', 'products')
  await breakList(page, 'products/search', 'products')
  await page.goto(start + category.url)
  const shown = site.t('ShowingProducts', { shown: Math.min(24, products.length), total: products.length })
  await expect(page.getByText(shown)).toBeVisible()
  await page.goto(`${start}/search-result/${encodeURIComponent(product.name)}`)
  await expect(page.getByRole('article').filter({ hasText: product.name }).first()).toBeVisible()
})

test('a broken category hides no other in the menu and on the start page', async ({ page }) => {
  await breakList(page, 'products/categories')
  await page.goto(start)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const { title } of await categoriesOf(site)) {
    await expect(
      page
        .getByRole('navigation', { name: site.t('MainMenu') })
        .getByRole('link', { name: title })
        .first(),
    ).toBeVisible()
  }
})

test('a broken line hides no other in the cart', async ({ page }) => {
  const product = await putInCart(page, site)
  await breakList(page, 'cart/get', 'products')
  await page.goto(`${start}/cart`)
  await expect(page.getByRole('main').getByRole('link', { name: product.name, exact: true }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: site.t('GoToCheckout') }).first()).toBeVisible()
})

test('a broken kind of delivery hides no other at checkout', async ({ page }) => {
  await putInCart(page, site)
  const { shippingTypes } = await callGateway<{ shippingTypes: { name: string }[] }>(
    site,
    'v1.0/configuration/frontend',
  )
  await breakList(page, 'v1.0/configuration/frontend', 'shippingTypes')
  await page.goto(`${start}/checkout`)
  for (const { name } of shippingTypes) await expect(page.getByRole('radio', { name })).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(shippingTypes.length)
})

test('[CFG-32] broken parts of what the editors wrote hide no other', async ({ page }) => {
  // Parts that the page fetches later have headings, too.
  await page.goto(start, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const whole = await page.getByRole('heading', { level: 2 }).allTextContents()
  await breakContent(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(whole)
})

/** Puts malformed items into every list of the content, at every depth. */
async function breakContent(page: Page) {
  await page.route('**/api/v1.0/static-content/all*', async (route) => {
    const response = await route.fetch({ url: gatewayAddress(site, route.request().url()) })
    await route.fulfill({ response, json: withBroken(await response.json()) })
  })
}
const withBroken = (part: unknown): unknown => {
  if (Array.isArray(part)) return [...broken, ...part.map(withBroken)]
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, withBroken(value)]))
}
