import type { Page } from '@playwright/test'
import { waitForHydration } from './support/pages/hydration.ts'
import { cartOf, sampleProductsOf } from './support/servers/gateway.ts'
import { holdScripts } from './support/servers/hold.ts'
import { servers } from './support/servers/servers.ts'
import { expect, test } from './support/shop-test.ts'
import { sites } from './support/servers/sites.ts'

const site = sites.productGlobal

test('[PROD-04] a press on a card before hydration puts one into the cart, once', async ({ page }) => {
  const { category, product } = (await sampleProductsOf(site)).simple
  const release = await holdScripts(page)
  await page.goto(servers.site(site.name) + category.url, { waitUntil: 'commit' })
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: product.name, exact: true }) })
  await card.getByRole('button', { name: site.t('AddToCart') }).click()
  release()
  await expect.poll(() => piecesOf(page, product.itemNumber)).toBe(1)
  await expectToStay(page, product.itemNumber, 1)
})

const opened = (page: Page, release: () => void) => async (path: string, does: () => Promise<unknown>) => {
  await page.goto(servers.site(site.name) + path, { waitUntil: 'commit' })
  await does()
  release()
  await waitForHydration(page)
}

test('[SHELL-12] a menu that is pressed before hydration opens, and only once', async ({ page }) => {
  const before = opened(page, await holdScripts(page))
  const more = page.getByRole('button', { name: site.t('ShowSubcategories', { category: 'Batteries' }) }).first()
  await before('/', async () => {
    for (let presses = 0; presses < 2; presses += 1) await more.click()
  })
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  expect(await more.getAttribute('aria-busy')).toBeNull()
})

for (const [path, place] of [
  ['/subscribe', 'main'],
  // The form's code is fetched even later: when the visitor comes near.
  ['/', 'contentinfo'],
] as const) {
  test(`[NEWS-01] a visitor who presses before hydration is signed up at ${path}, and no email stands in the address`, async ({
    page,
  }) => {
    const before = opened(page, await holdScripts(page))
    const form = page.getByRole(place)
    await before(path, async () => {
      await form.getByLabel(site.t('Email')).fill('dorothy@example.com')
      await form.getByRole('checkbox').check()
      await form.getByRole('button', { name: site.t('SignUp') }).click()
    })
    await expect(form.getByText(site.t('NewsletterThanks'))).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
  })
}

const piecesOf = async (page: Page, itemNumber: string) =>
  (await cartOf(page, site)).products.find((line) => line.itemNumber === itemNumber)?.quantity

/** Expects the page to have nothing left to send, and the cart to hold as many pieces. */
async function expectToStay(page: Page, itemNumber: string, pieces: number) {
  await page.waitForLoadState('networkidle')
  expect(await piecesOf(page, itemNumber)).toBe(pieces)
}
