import type { Page } from '@playwright/test'
import { consentBanner, trackedEvents } from './support/customers/consent.ts'
import { cartOf, sampleProductsOf } from './support/servers/gateway.ts'
import { holdFile, holdScripts } from './support/servers/hold.ts'
import { waitForHydration } from './support/pages/hydration.ts'
import { servers } from './support/servers/servers.ts'
import { expect, test } from './support/shop-test.ts'
import { sites } from './support/servers/sites.ts'

const site = sites.productGlobal
const { t } = site

const addButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^(?:${t('AddToCart')}|${t('InCart')})$`) })
const bubble = (page: Page) => page.getByRole('banner').locator('[data-cart-count]')

/** Opens a product page and holds its scripts. */
async function openHeld(page: Page) {
  const { product, path } = (await sampleProductsOf(site)).simple
  const release = await holdScripts(page)
  const adds: string[] = []
  page.on('request', (request) => void (request.url().endsWith('/api/cart/add') && adds.push(request.postData() ?? '')))
  await page.goto(servers.site(site.name) + path, { waitUntil: 'commit' })
  return { product, path, adds, release }
}

test.describe('a new visitor who is asked about cookies', () => {
  test.use({ consent: 'open' })

  test('[PROD-10] [PROD-11] [MINI-07] [TRK-08] adds without the app, which goes on from there: one add, the focus, the count, consent', async ({
    page,
  }) => {
    const { adds, release } = await openHeld(page)
    const quantity = page.getByRole('main').getByLabel(t('Quantity'), { exact: true })
    await quantity.fill('3')
    for (let presses = 0; presses < 3; presses += 1) await addButton(page).click({ delay: 0 })
    await expect(bubble(page)).toHaveText('3')
    await expect.poll(async () => (await cartOf(page, site)).total).toBe(3)
    await expect(addButton(page)).toHaveText(t('InCart'))
    await expect(addButton(page)).toHaveText(t('AddToCart'))
    expect(adds).toHaveLength(1)

    release()
    await waitForHydration(page)
    await expect(page.getByRole('banner').getByRole('link', { name: new RegExp(`^${t('Cart')}.*3`) })).toBeAttached()
    await expect(addButton(page)).toBeFocused()
    await expect(bubble(page)).toHaveText('3')
    await expect(quantity).toHaveValue('1')
    await expect(consentBanner(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(adds).toHaveLength(1)
    expect((await cartOf(page, site)).total).toBe(3)
  })
})

test.describe('a visitor who lets the shop count', () => {
  test.use({ consent: 'given' })

  test('[TRK-08] counts what was added before the app was there, once', async ({ page }) => {
    const { product, release } = await openHeld(page)
    await addButton(page).click()
    release()
    const counted = async () => (await trackedEvents(page)).filter(({ event }) => event === 'add_to_cart')
    await expect.poll(counted).toMatchObject([{ ecommerce: { items: [{ item_id: product.itemNumber, quantity: 1 }] } }])
    await page.waitForLoadState('networkidle')
    expect(await counted()).toHaveLength(1)
  })
})

test('[CART-30] a visitor who leaves at once, or goes back, keeps what was pressed', async ({ page }) => {
  await page.goto(servers.site(site.name))
  await waitForHydration(page)
  const { path, release } = await openHeld(page)
  await addButton(page).click()
  await page.goto(`${servers.site(site.name)}${path}?left`, { waitUntil: 'commit' })
  await expect.poll(async () => (await cartOf(page, site)).total).toBe(1)
  // The visitor is no longer new, so the cart is unknown until it is read.
  await addButton(page).click()
  await expect.poll(async () => (await cartOf(page, site)).total).toBe(2)
  release()
  await page.goBack()
  await expect(bubble(page)).toHaveText('2')
})

test('[CART-30] a visitor who leaves at once keeps what was pressed right after hydration', async ({ page }) => {
  const { path } = (await sampleProductsOf(site)).simple
  const release = await holdFile(page, 'gateway')
  await page.goto(servers.site(site.name) + path)
  await waitForHydration(page)
  const asked = page.waitForRequest('**/api/cart/add')
  await addButton(page).click()
  await asked
  await expect(bubble(page)).toHaveText('1')
  await page.goto(`${servers.site(site.name)}${path}?left`, { waitUntil: 'commit' })
  await expect.poll(async () => (await cartOf(page, site)).total).toBe(1)
  release()
  await expect(bubble(page)).toHaveText('1')
})

for (const [what, answer] of [
  ['breaks', { status: 500 }],
  ['cannot be reached', undefined],
] as const) {
  test(`[API-04] a press is not sent twice when the gateway ${what}, and leads to the error page`, async ({
    page,
    watch,
  }) => {
    watch.expectComplaint(/Failed to load resource/)
    await page.route('**/api/cart/add', (route) => (answer ? route.fulfill(answer) : route.abort()))
    const { adds, release } = await openHeld(page)
    await addButton(page).click()
    await expect(bubble(page)).toBeHidden()
    await expect(addButton(page)).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(page).toHaveURL(/\/error$/)
    expect(adds).toHaveLength(1)
  })
}
