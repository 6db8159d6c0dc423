import { servers } from '../support/servers/servers.ts'
import { waitForHydration } from '../support/pages/hydration.ts'
import { expect, test } from '../support/shop-test.ts'

const hearby = servers.site('product-global')
const phonicear = servers.site('phonicear-dk')
const phone = { width: 390, height: 844 }

test('[HOME-01] [SHELL-12] [CAT-02] the menu leads from the start page to a category and back', async ({ page }) => {
  await page.goto(hearby)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything your hearing aids need')
  await page.getByRole('button', { name: 'Show more in Batteries' }).click()
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Size 312' }).click()
  await expect(page).toHaveURL(`${hearby}/batteries/size-312`)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(`${hearby}/`)
})

test('[SHELL-13] the menu of a phone opens in words, and closes on the next page', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(hearby)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('link', { name: 'Wax filters' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wax filters' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toHaveAttribute('aria-expanded', 'false')
})

test('[MINI-02] [MINI-05] [MINI-07] the header shows what was added and counts it, also where it is out of sight', async ({
  page,
}) => {
  await page.goto(`${hearby}/batteries`)
  const add = page.getByRole('button', { name: /^Add to basket: Implant batteries/ })
  await add.scrollIntoViewIfNeeded()
  await add.click()
  const title = page.getByRole('heading', { name: 'Your basket' })
  await expect(title).toBeInViewport()
  await expect(page.getByText('Added to your basket')).toBeVisible()
  await title.hover()
  await expect(page.getByRole('link', { name: 'Basket, 1 item' })).toBeAttached()
  await page.getByRole('banner').getByRole('link', { name: 'See the basket' }).click()
  await expect(page).toHaveURL(`${hearby}/cart`)
})

test('[SHELL-22] a product’s page remembers the search before it, and asks for the product once', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/products/details')) asked.push(request.url())
  })
  await page.goto(`${phonicear}/search-result/batterier`)
  await waitForHydration(page)
  await page.getByRole('article').first().getByRole('link').first().click()
  const breadcrumb = page.getByRole('navigation', { name: 'Du er her' })
  await expect(breadcrumb.getByRole('link', { name: 'Søgeresultater' })).toBeVisible()
  await expect.poll(() => asked).toHaveLength(1)
  await page.reload()
  await breadcrumb.getByRole('link', { name: 'Søgeresultater' }).click()
  await expect(page).toHaveURL(/search-result\/batterier/)
})
