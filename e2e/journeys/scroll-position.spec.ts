import type { Locator, Page } from '@playwright/test'
import { categoriesOf, sampleProductsOf } from '../support/servers/gateway.ts'
import { openAddress } from '../support/pages/page-state.ts'
import { servers } from '../support/servers/servers.ts'
import { expect, test } from '../support/shop-test.ts'
import { sites } from '../support/servers/sites.ts'

const site = sites.productGlobal
const { t } = site

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const scrollDown = async (page: Page, top: number) => {
  await page.evaluate((to) => window.scrollTo(0, to), top)
  expect(await scrolled(page)).toBe(top)
}

test('[SHELL-19] [OP-72] a new page begins at its top, and Back returns to the former place', async ({ page }) => {
  const { category } = (await sampleProductsOf(site)).simple
  await openAddress(page, site, category.url)
  await scrollDown(page, 500)
  await page.getByRole('contentinfo').locator('a[href^="/customer-service/"]').first().press('Enter')
  await expect(page).not.toHaveURL(new RegExp(`${category.url}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => scrolled(page)).toBe(0)
  const left = page.url()
  await page.goBack()
  await expect(page).not.toHaveURL(left)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0)
})

test('[SHELL-19] the scroll position stays when only the query or the fragment changes', async ({ page }) => {
  const [{ url } = { url: '' }] = await categoriesOf(site)
  await openAddress(page, site, url)
  const order = page.getByRole('combobox', { name: t('SortBy') })
  await order.scrollIntoViewIfNeeded()
  await scrollDown(page, 150)
  await order.selectOption({ label: t('SortName') })
  await expect(page).toHaveURL(/sort=1/)
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await scrolled(page)).toBe(150)
  await page.evaluate(() => location.assign('#elsewhere'))
  await expect(page).toHaveURL(/#elsewhere$/)
  expect(await scrolled(page)).toBe(150)
})

test('[PROD-09] a product that is gone meanwhile leads on, and keeps the console clean', async ({ page, watch }) => {
  // Only the browser's own line about the request.
  watch.expectComplaint(/^console: Failed to load resource: the server responded with a status of 404/)
  const { category, product } = (await sampleProductsOf(site)).simple
  await openAddress(page, site, category.url)
  await page.route('**/api/products/details*', (route) =>
    route.fulfill({ status: 404, json: { errorCode: 'not-found' } }),
  )
  await page.getByRole('main').getByRole('link', { name: product.name, exact: true }).first().click()
  await expect(page).toHaveURL(`${servers.site(site.name)}/404`)
  await expect(page.getByRole('heading', { level: 1, name: t('PageNotFound') })).toBeVisible()
})

const products = { 500: 1.2, 600: 2, 800: 3, 1100: 4 }
test('[HOME-07] a row shows as many products as the page is wide for, 16 pixels apart', async ({ page }) => {
  for (const [width, count] of Object.entries(products)) {
    await test.step(`${count} at ${width} pixels`, async () => {
      await page.setViewportSize({ width: Number(width), height: 900 })
      await openAddress(page, site, '/')
      const section = page.getByRole('region', { name: t('RecommendedProducts') })
      await section.scrollIntoViewIfNeeded()
      const { inSight, gap, speed } = await measured(section.locator('.swiper-initialized'))
      expect(inSight).toBeCloseTo(count, 1)
      expect(gap).toBeCloseTo(16, 0)
      expect(speed).toBe(700)
    })
  }
})

/** Returns how many products fit into the page's width, the space between them, and how long a move takes. */
const measured = (row: Locator) =>
  row.evaluate((element) => {
    const { swiper } = element as unknown as { swiper: { params: { speed: number } } }
    const [first, second] = [...element.querySelectorAll('li')].map((product) => product.getBoundingClientRect())
    if (!first || !second) throw new Error('No row of products')
    const width = element.closest('section')?.clientWidth ?? 0
    const gap = second.left - first.right
    return { inSight: (width + gap) / (first.width + gap), gap, speed: swiper.params.speed }
  })
