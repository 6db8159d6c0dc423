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

/** Those that the walk through all states of pages opens as well, where any complaint fails too. */
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
    // A page that is not there says so, and somebody else's payment is nobody's.
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

/** One address for each brand; every other test of a page complains of its own. */
const inTurn = (all: string[], turn: number) => all.filter((_, index) => index % brandSites.length === turn)

/** All categories, each followed by one of its parts: each is linked on the page before it, or in the menu. */
const categoriesIn = async (site: Site) =>
  (await categoriesOf(site)).flatMap(({ url, subcategories }) => [
    url,
    ...subcategories.slice(0, 1).map((part) => part.url),
  ])

/** Goes to an address as a link does: by the router, in the page that is already open. */
async function follow(page: Page, link: Locator, address: string) {
  await link.first().evaluate((element: HTMLElement) => element.click())
  await expect(page).toHaveURL((url) => url.pathname === address)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}

/** Collects requests that came to nothing; what a page no longer needs when it is left does not count. */
function watchRequests(page: Page) {
  const failed: string[] = []
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') failed.push(`${request.url()} ${reason}`)
  })
  return failed
}
