import { cartOf, sampleProductsOf } from './support/servers/gateway.ts'
import { holdCall, holdScripts } from './support/servers/hold.ts'
import { waitForHydration } from './support/pages/hydration.ts'
import { servers } from './support/servers/servers.ts'
import { expect, testInOneTab as test } from './support/shop-test.ts'
import { sites } from './support/servers/sites.ts'
import { returningVisitor } from './support/customers/visitor.ts'

const site = sites.productGlobal
const start = servers.plainSite(site.name)

test('[SHELL-01] the shop shows nothing but a spinner until the texts are there, then the page in its language', async ({
  page,
}) => {
  const release = await holdCall(page, 'translations')
  await page.goto(start)
  await expect(page.getByText('Loading').first()).toBeAttached()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('link')).toHaveCount(0)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', site.culture)
})

test('[SHELL-02] the cart page waits until the cart is known', async ({ page }) => {
  // The cart of a new visitor is known to be empty.
  await returningVisitor(page, site)
  const release = await holdCall(page, 'cart/get')
  const isAsked = page.waitForRequest(/\/api\/cart\/get/)
  await page.goto(`${start}/cart`)
  await isAsked
  await expect(page.getByText(site.t('Loading')).first()).toBeVisible()
  await expect(page.getByRole('heading')).toHaveCount(0)
  release()
  await expect(page.getByRole('heading', { name: site.t('CartEmpty') })).toBeVisible()
})

test('the shop sells without a server that renders: from the start page to a product in the cart', async ({ page }) => {
  const { category, product } = (await sampleProductsOf(site)).simple
  await page.goto(start)
  await page.getByRole('main').getByRole('link', { name: category.title, exact: true }).click()
  await page.getByRole('article').getByRole('link', { name: product.name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
  await page
    .getByRole('main')
    .getByRole('button', { name: site.t('AddToCart'), exact: true })
    .click()
  await expect.poll(async () => (await cartOf(page, site)).total).toBe(1)
  await page.goto(`${start}/cart`)
  await expect(page.getByRole('main').getByRole('link', { name: product.name, exact: true }).first()).toBeVisible()
})

const bootstrapCalls = /api\/(v1\.0\/configuration\/frontend|translations|v1\.0\/static-content|products\/categories)/

test('a rendered page asks the gateway for nothing that its file says', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await page.goto(servers.site(site.name))
  await waitForHydration(page)
  expect(calls.filter((url) => url.includes('/assets/bootstrap/'))).toHaveLength(1)
  expect(calls.filter((url) => bootstrapCalls.test(url))).toEqual([])
})

test('the shop sells also when the data of a rendered page is gone, with what was pressed meanwhile', async ({
  page,
  watch,
}) => {
  watch.expectComplaint(/status of 404/)
  const { product, path } = (await sampleProductsOf(site)).simple
  await page.route('**/assets/bootstrap/*', (route) => route.fulfill({ status: 404 }))
  const release = await holdScripts(page)
  await page.goto(servers.site(site.name) + path, { waitUntil: 'commit' })
  const add = page.getByRole('main').getByRole('button', { name: site.t('AddToCart'), exact: true })
  await add.click()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
  await expect.poll(async () => (await cartOf(page, site)).total).toBe(1)
})

test('[ERR-03] the shop says that an unknown address leads nowhere', async ({ page, watch }) => {
  // The address might be a product's key, so the page asks the gateway, which answers 404.
  watch.expectComplaint(/status of 404/)
  await page.goto(`${start}/no-such-page`)
  await expect(page.getByRole('heading', { level: 1, name: site.t('PageNotFound') })).toBeVisible()
})
