import type { Page, Route } from '@playwright/test'
import { waitForHydration } from './support/pages/hydration.ts'
import { gatewayAddress, sampleProductsOf } from './support/servers/gateway.ts'
import { servers } from './support/servers/servers.ts'
import { expect, test } from './support/shop-test.ts'
import { isFullMatrix, sites } from './support/servers/sites.ts'
import { returningVisitor } from './support/customers/visitor.ts'

const site = sites.productGlobal
const { t } = site

/** Ways in which a response fails. */
const failures: Record<string, (route: Route) => Promise<void>> = {
  'an error of the gateway': (route) => route.fulfill({ status: 500, json: { errorCode: 'broken' } }),
  'no answer': (route) => route.abort('connectionreset'),
  'half an answer': (route) => route.fulfill({ contentType: 'application/json', body: '{"products": [{' }),
  'an empty answer': (route) => route.fulfill({ json: {} }),
  'an answer of another kind': (route) => route.fulfill({ json: [7, { products: 'none', total: {} }] }),
}
const neverAnswer = () => undefined
const kinds = Object.entries(failures)
/** Returns two ways for each call, because the client treats all calls alike, or all ways with the full matrix. */
const failuresOf = (turn: number) => (isFullMatrix ? kinds : [0, 2].map((step) => kinds[(turn + step) % kinds.length]!))

/** The calls of an anonymous visit, and the pages that make them. */
const calls: Record<string, string> = {
  translations: '/',
  'v1.0/configuration/frontend': '/',
  'v1.0/configuration/recommended-products': '/',
  'v1.0/static-content/all': '/batteries',
  'products/categories': '/',
  'products/browse': '/batteries',
  'products/search': '/search-result/battery',
  'products/details': '/batteries/details/BAT-312-06',
  'cart/get': '/cart',
}

for (const [turn, [call, path]] of Object.entries(calls).entries()) {
  test(`[API-02] [API-03] [API-04] [ERR-02] ${call} may fail in any way, or never be answered: there is a heading, an explanation and a link or button`, async ({
    page,
    watch,
  }) => {
    const address = `**/api/${call}*`
    await askForRecommendations(page)
    // The page does not read the cart of a new visitor.
    await returningVisitor(page, site)
    await test.step('no answer within a minute', async () => {
      await page.route(address, neverAnswer)
      await page.clock.install()
      await openUntilAsked(page, call, path)
      await page.clock.fastForward(60_000)
      await expectExplanation(page)
      await page.unroute(address, neverAnswer)
    })
    watch.expectComplaint(/^console:/)
    for (const [kind, fail] of failuresOf(turn)) {
      await test.step(kind, async () => {
        await page.route(address, fail)
        await openUntilAsked(page, call, path)
        await expectExplanation(page)
        await page.unroute(address, fail)
      })
    }
  })
}

test('[SHELL-24] [ERR-02] a press without a connection leads to a message with space around it, which opens the page again later', async ({
  page,
  watch,
}) => {
  watch.expectComplaint(/ERR_INTERNET_DISCONNECTED|dynamically imported module/)
  await page.setViewportSize({ width: 390, height: 844 })
  const { product } = await openProduct(page)
  await page.context().setOffline(true)
  await press(page)
  const message = page.getByRole('alert').filter({ hasText: t('SomethingWentWrong') })
  await expect(message).toBeVisible()
  const { x = 0, width = 390 } = (await message.boundingBox()) ?? {}
  expect(Math.min(x, 390 - x - width)).toBeGreaterThanOrEqual(16)
  await page.context().setOffline(false)
  await message.getByRole('button', { name: t('TryAgain') }).click()
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
})

async function openProduct(page: Page) {
  const { simple } = await sampleProductsOf(site)
  await page.goto(servers.site(site.name) + simple.path)
  await waitForHydration(page)
  return simple
}

const press = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: t('AddToCart'), exact: true })
    .click()

/** Opens an address, and waits until the page has made the call. */
async function openUntilAsked(page: Page, call: string, path: string) {
  const asked = page.waitForRequest(`**/api/${call}*`)
  await page.goto(servers.plainSite(site.name) + path)
  await asked
}

/** Removes the recommendations from the configuration, so that the page has to ask for them. */
async function askForRecommendations(page: Page) {
  await page.route('**/api/v1.0/configuration/frontend*', async (route) => {
    const response = await route.fetch({ url: gatewayAddress(site, route.request().url()) })
    const { recommendedProducts, ...configuration } = (await response.json()) as { recommendedProducts: string[] }
    expect(recommendedProducts).not.toEqual([])
    await route.fulfill({ response, json: configuration })
  })
}

/** Expects a page with a heading, text and a link, never a blank one. */
async function expectExplanation(page: Page) {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/\w{3,}.*\w{3,}/s)
  await expect(
    page.getByRole('main').getByRole('link').or(page.getByRole('main').getByRole('button')).first(),
  ).toBeVisible()
}
