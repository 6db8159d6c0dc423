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

test('[SRCH-01] [SRCH-03] [SRCH-04] [SRCH-08] the search finds words with every sign, sorts its results, and then forgets the words', async ({
  page,
}) => {
  await page.goto(hearby)
  await page.getByRole('searchbox').fill('batteries')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “batteries”' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name')
  await expect(page).toHaveURL(/sort=1/)
  await page.getByRole('searchbox').fill('100 % æ/ø?')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “100 % æ/ø?”')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “100 % æ/ø?”')
  await expect(page.getByRole('searchbox')).toHaveValue('100 % æ/ø?')
  await page.getByRole('banner').getByRole('link', { name: 'Batteries', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Batteries' })).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('')
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

test('[HOME-05] [OP-64] the first button of the banners stops them', async ({ page }) => {
  await page.goto(phonicear)
  const carousel = page.getByRole('region', { name: 'Nyheder og tilbud' })
  const pause = carousel.getByRole('button').first()
  await pause.click()
  await expect(pause).toHaveAttribute('aria-label', /^Start/)
})

test('[SHELL-09] a notice is closed for good', async ({ page }) => {
  await page.goto(hearby)
  const notice = page.getByRole('region', { name: 'Message from the shop' })
  await notice.getByRole('button', { name: 'Close this message' }).click()
  await expect(notice).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice).toBeHidden()
})

test('[ROUTE-25] [ROUTE-26] the shop follows addresses as they once were', async ({ page }) => {
  await page.goto(`${hearby}/wax_filters`)
  await expect(page).toHaveURL(`${hearby}/wax-filters`)
  await page.goto(`${hearby}/cleaning.html`)
  await expect(page).toHaveURL(`${hearby}/cleaning`)
})

test('[ROUTE-23] the shop answers an unknown address as such', async ({ page, watch }) => {
  watch.expectComplaint(/404/)
  const answer = await page.goto(`${hearby}/no/such/page`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'We cannot find this page' })).toBeVisible()
})
