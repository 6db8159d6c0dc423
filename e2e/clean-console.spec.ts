import type { Locator, Page } from '@playwright/test'
import { categoriesOf, sampleProductsOf } from './support/servers/gateway.ts'
import { openAddress } from './support/pages/page-state.ts'
import { expect, test } from './support/shop-test.ts'
import { isFullMatrix, siteOfBrand, type Site } from './support/servers/sites.ts'

/** Addresses that every visitor may open, apart from the categories and their products. */
const addresses = [
  '/recommended-products',
  '/subscribe',
  '/404',
  '/payments/unknown',
  '/order-confirmation/unknown',
  '/order-failed/unknown',
]

/** Addresses that `page-states.spec.ts` opens too, where any complaint fails as well. */
const addressesOfStates = [
  '/',
  '/search-result/312',
  '/cart',
  '/checkout',
  '/account/login',
  '/account/logoutSuccess',
  '/error',
  '/no-such-page',
]

const brandSites = Object.values(siteOfBrand)

for (const [turn, site] of brandSites.entries()) {
  test(`${isFullMatrix ? 'every page' : 'every fourth page that has no test of its own'} of ${site.name} opens by its address without a complaint of the browser`, async ({
    page,
    watch,
  }) => {
    // For unknown pages, and for payments of other visitors.
    watch.expectComplaint(/status of 404/)
    const failed = watchRequests(page)
    const products = Object.values(await sampleProductsOf(site)).map(({ path }) => path)
    const others = [...addresses, ...(await categoriesIn(site))]
    for (const address of isFullMatrix ? [...others, ...addressesOfStates, ...products] : inTurn(others, turn)) {
      await openAddress(page, site, address)
      expect(watch.complaints, address).toEqual([])
      expect(failed, address).toEqual([])
    }
  })

  test(`the links of ${site.name} lead through the shop without a complaint of the browser`, async ({
    page,
    watch,
  }) => {
    const failed = watchRequests(page)
    await openAddress(page, site, '/')
    for (const address of await categoriesIn(site)) await follow(page, page.locator(`a[href="${address}"]`), address)
    for (const { category, product } of Object.values(await sampleProductsOf(site))) {
      await follow(page, page.locator(`a[href="${category.url}"]`), category.url)
      const link = page.getByRole('main').getByRole('link', { name: product.name, exact: true })
      await follow(page, link, (await link.first().getAttribute('href')) ?? '')
    }
    expect(watch.complaints).toEqual([])
    expect(failed).toEqual([])
  })
}

/** Deals the addresses out to the brands. All other tests fail on complaints of the pages that they open. */
const inTurn = (all: string[], turn: number) => all.filter((_, index) => index % brandSites.length === turn)

/** Lists all categories, each followed by one subcategory. Each is linked on the page before it or in the menu. */
const categoriesIn = async (site: Site) =>
  (await categoriesOf(site)).flatMap(({ url, subcategories }) => [
    url,
    ...subcategories.slice(0, 1).map((part) => part.url),
  ])

/** Follows a link by the router, in the open page. */
async function follow(page: Page, link: Locator, address: string) {
  await link.first().evaluate((element: HTMLElement) => element.click())
  await expect(page).toHaveURL((url) => url.pathname === address)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}

/** Collects failed requests. Requests that were aborted because the page was left do not count. */
function watchRequests(page: Page) {
  const failed: string[] = []
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') failed.push(`${request.url()} ${reason}`)
  })
  return failed
}
