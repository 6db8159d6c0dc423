import type { Page } from '@playwright/test'
import { categoriesOf, sampleProductsOf } from './support/gateway.ts'
import { openAddress } from './support/page-states.ts'
import { expect, test } from './support/shop-test.ts'
import { siteOfBrand, type Site } from './support/sites.ts'

/** Addresses that every visitor may open, apart from the categories and their products. */
const addresses = [
  '/',
  '/search-result/312',
  '/recommended-products',
  '/cart',
  '/checkout',
  '/subscribe',
  '/account/login',
  '/account/logoutSuccess',
  '/error',
  '/404',
  '/no-such-page',
  '/payments/unknown',
  '/order-confirmation/unknown',
  '/order-failed/unknown',
]

for (const site of Object.values(siteOfBrand)) {
  test(`every page of ${site.name} opens by its address without a complaint of the browser`, async ({
    page,
    watch,
  }) => {
    // A page that is not there says so, and somebody else's payment is nobody's.
    watch.expectComplaint(/status of 404/)
    const failed = watchRequests(page)
    for (const address of [...addresses, ...(await categoriesAndProducts(site))]) {
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
    for (const address of await categoriesAndProducts(site)) {
      await follow(page, address)
      expect(watch.complaints, address).toEqual([])
      expect(failed, address).toEqual([])
    }
  })
}

async function categoriesAndProducts(site: Site) {
  const categories = await categoriesOf(site)
  const { simple, configurable } = await sampleProductsOf(site)
  const [parts = []] = categories.map(({ subcategories }) => subcategories).filter(({ length }) => length > 0)
  return [
    ...categories.map(({ url }) => url),
    ...parts.map(({ url }) => url),
    simple.category.url,
    simple.path,
    configurable.category.url,
    configurable.path,
  ]
}

/** Goes to an address as a link does: by the router, in the page that is already open. */
async function follow(page: Page, address: string) {
  const link = page.locator(`a[href="${address}"]`).first()
  if ((await link.count()) === 0) return
  await link.evaluate((element: HTMLElement) => element.click())
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
