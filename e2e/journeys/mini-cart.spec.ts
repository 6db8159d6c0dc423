import type { Page } from '@playwright/test'
import { callGateway, categoriesOf, sampleProductsOf, visitorId } from '../support/gateway.ts'
import { openAddress } from '../support/page-states.ts'
import { expect, test } from '../support/shop-test.ts'
import { sites } from '../support/sites.ts'

const site = sites.productGlobal
const { t } = site

const basket = (page: Page) => page.getByRole('banner').getByRole('link', { name: t('Cart') })
const title = (page: Page) => page.getByRole('banner').getByRole('heading', { name: t('YourCart') })

/** Puts so many different things into the visitor's cart, and comes back to the start page. */
async function haveLines(page: Page, count: number) {
  await openAddress(page, site, '/')
  const [category] = await categoriesOf(site)
  const { products } = await callGateway<{
    products: { id: string; isConfigurable: boolean; canAddToCart: boolean }[]
  }>(site, `products/browse?route=${category?.url}`)
  const simple = products.filter(({ isConfigurable, canAddToCart }) => !isConfigurable && canAddToCart).slice(0, count)
  expect(simple).toHaveLength(count)
  const wanted = Object.fromEntries(simple.map(({ id }) => [id, 1]))
  await callGateway(site, 'cart/add', { userId: await visitorId(page), products: wanted })
  await openAddress(page, site, '/')
}

test('[MINI-06] is at most 400 pixels high where many things are in the cart, and scrolls', async ({ page }) => {
  await haveLines(page, 8)
  await basket(page).hover()
  await expect(title(page)).toBeVisible()
  const list = page.getByRole('banner').getByRole('list', { name: t('CartLines') })
  await list.hover()
  const height = await list.evaluate(({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight }))
  expect(height.clientHeight).toBeLessThanOrEqual(400)
  expect(height.scrollHeight).toBeGreaterThan(height.clientHeight)
  await page.mouse.wheel(0, 2000)
  await expect(list.getByRole('listitem').last()).toBeInViewport()
})

test('[MINI-04] is out of sight while a question is open', async ({ page }) => {
  await haveLines(page, 1)
  await basket(page).hover()
  await title(page).hover()
  await expect(title(page)).toBeVisible()
  // The question about removing stands on the cart page, which has no mini-cart; any other question counts as well.
  await page.evaluate(() => document.body.append(document.createElement('dialog')))
  await page.locator('body > dialog').evaluate((dialog: HTMLDialogElement) => dialog.show())
  await expect(title(page)).toBeHidden()
})

for (const path of ['/cart', '/checkout', '/payments/1/2']) {
  test(`[MINI-08] [SHELL-14] [SHELL-15] [SHELL-16] does not open on ${path}, which is light and has no menu`, async ({
    page,
    watch,
  }) => {
    watch.expectComplaint(/status of 404/)
    await haveLines(page, 1)
    await expect(page.getByRole('navigation', { name: t('MainMenu') })).toBeVisible()
    await expect(page.locator('[data-scheme=light]')).toHaveCount(0)
    await openAddress(page, site, path)
    await expect(page.getByRole('navigation', { name: t('MainMenu') })).toHaveCount(0)
    await expect(page.locator('[data-scheme=light]')).toHaveCount(1)
    await basket(page).hover()
    await expect(basket(page)).toBeVisible()
    expect(await basket(page).getAttribute('aria-expanded')).toBeNull()
    await expect(title(page)).toHaveCount(0)
  })
}

test('[SES-17] writes cookies for the whole shop, whatever page one comes to first', async ({ page }) => {
  await openAddress(page, site, (await sampleProductsOf(site)).simple.path)
  await visitorId(page)
  // The answer to the question about cookies is the consent script's own.
  const cookies = (await page.context().cookies()).filter(({ name }) => name !== 'CookieInformationConsent')
  expect(cookies.map(({ name, path }) => `${name} ${path}`)).toEqual(['user /'])
})
