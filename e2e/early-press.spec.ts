import type { Page } from '@playwright/test'
import { cartOf, goodsOf } from './support/gateway.ts'
import { servers } from './support/servers.ts'
import { expect, test } from './support/shop-test.ts'
import { sites } from './support/sites.ts'

const site = sites.productGlobal

/** Keeps all scripts of the page on their way until they are let go: a slow phone. */
async function holdScripts(page: Page) {
  const { promise: letGo, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await letGo
    await route.continue()
  })
  return resolve
}

test('[PROD-11] a press on the product page before it is awake puts the typed quantity into the cart, once', async ({
  page,
}) => {
  const { product, path } = (await goodsOf(site)).simple
  const letGo = await holdScripts(page)
  await page.goto(servers.site(site.name) + path, { waitUntil: 'commit' })
  await page.getByRole('main').getByLabel(site.t('Quantity'), { exact: true }).fill('3')
  await page
    .getByRole('main')
    .getByRole('button', { name: site.t('AddToCart'), exact: true })
    .click()
  letGo()
  await expect.poll(() => piecesOf(page, product.itemNumber)).toBe(3)
  await staysSo(page, product.itemNumber, 3)
})

test('[PROD-04] a press on a card before the page is awake puts one into the cart, once', async ({ page }) => {
  const { category, product } = (await goodsOf(site)).simple
  const letGo = await holdScripts(page)
  await page.goto(servers.site(site.name) + category.url, { waitUntil: 'commit' })
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: product.name, exact: true }) })
  await card.getByRole('button', { name: site.t('AddToCart') }).click()
  letGo()
  await expect.poll(() => piecesOf(page, product.itemNumber)).toBe(1)
  await staysSo(page, product.itemNumber, 1)
})

const piecesOf = async (page: Page, itemNumber: string) =>
  (await cartOf(page, site)).products.find((line) => line.itemNumber === itemNumber)?.quantity

/** The page has nothing left to send, and the cart still holds as many. */
async function staysSo(page: Page, itemNumber: string, pieces: number) {
  await page.waitForLoadState('networkidle')
  expect(await piecesOf(page, itemNumber)).toBe(pieces)
}
