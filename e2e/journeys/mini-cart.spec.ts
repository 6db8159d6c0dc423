import type { Page } from '@playwright/test'
import { consentBanner } from '../support/customers/consent.ts'
import { putInCart } from '../support/customers/checkout.ts'
import { sampleProductsOf } from '../support/servers/gateway.ts'
import { visitorId } from '../support/customers/visitor.ts'
import { openAddress } from '../support/pages/page-state.ts'
import { expect, test } from '../support/shop-test.ts'
import { sites } from '../support/servers/sites.ts'

const site = sites.productGlobal
const { t } = site

const basket = (page: Page) => page.getByRole('banner').getByRole('link', { name: t('Cart') })
const title = (page: Page) => page.getByRole('banner').getByRole('heading', { name: t('YourCart') })

/** Opens the start page as a visitor with some different products in the cart. */
async function openWithLines(page: Page, products: number) {
  await putInCart(page, site, { products, pieces: 1 })
  await openAddress(page, site, '/')
}

test('[MINI-04] [MINI-06] the mini-cart is at most 400 pixels high, scrolls to what more is in the cart, and is out of sight while a question is open', async ({
  page,
}) => {
  await openWithLines(page, 8)
  await basket(page).hover()
  await expect(title(page)).toBeVisible()
  const list = page.getByRole('banner').getByRole('list', { name: t('CartLines') })
  await list.hover()
  const height = await list.evaluate(({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight }))
  expect(height.clientHeight).toBeLessThanOrEqual(400)
  expect(height.scrollHeight).toBeGreaterThan(height.clientHeight)
  await page.mouse.wheel(0, 2000)
  await expect(list.getByRole('listitem').last()).toBeInViewport()

  await expect(title(page)).toBeVisible()
  // The dialog about removing is on the cart page, which has no mini-cart. Any other dialog serves as well.
  await page.evaluate(() => document.body.append(document.createElement('dialog')))
  await page.locator('body > dialog').evaluate((dialog: HTMLDialogElement) => dialog.show())
  await expect(title(page)).toBeHidden()
})

test('[MINI-08] [SHELL-14] [SHELL-15] the mini-cart does not open on cart, checkout and payment, which are light and have no menu', async ({
  page,
  watch,
}) => {
  // The held request continues when the test ends.
  watch.expectComplaint(/status of 404/)
  await openWithLines(page, 1)
  await expect(page.getByRole('navigation', { name: t('MainMenu') })).toBeVisible()
  await expect(page.locator('[data-scheme=light]')).toHaveCount(0)
  // A payment without a known result redirects no visitor.
  await page.route('**/api/cart/get-transaction*', () => undefined)
  for (const path of ['/cart', '/checkout', '/payments/1/2']) {
    await test.step(path, async () => {
      await openAddress(page, site, path)
      const more = page.getByRole('banner').getByRole('button', { name: t('More') })
      if (path !== '/cart') await more.click()
      await expect(page.getByRole('navigation', { name: t('MainMenu') })).toHaveCount(0)
      await expect(page.locator('[data-scheme=light]')).toHaveCount(1)
      await basket(page).hover()
      await expect(basket(page)).toBeVisible()
      expect(await basket(page).getAttribute('aria-expanded')).toBeNull()
      await expect(title(page)).toHaveCount(0)
    })
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test.describe('with a question about cookies at its foot', () => {
    test.use({ consent: 'open' })

    test('[MINI-10] the mini-cart comes from the top, where the question does not cover it', async ({ page }) => {
      await openWithLines(page, 1)
      await expect(consentBanner(page)).toBeVisible()
      await basket(page).tap()
      const keepShopping = page.getByRole('banner').getByRole('button', { name: t('KeepShopping') })
      await keepShopping.focus()
      const [{ y, height }, question] = [
        (await keepShopping.boundingBox())!,
        (await consentBanner(page).boundingBox())!,
      ]
      expect(y + height).toBeLessThan(question.y)
    })
  })

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`[MINI-10] the mini-cart rises at the foot, ignores a second tap, and keeps its size: motion ${reducedMotion}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion })
      const product = (await sampleProductsOf(site)).simple.path
      await openAddress(page, site, product)
      const banner = page.getByRole('banner')
      const toCart = banner.getByRole('link', { name: t('GoToCart'), exact: true })
      const tapCart = async () => {
        const { x, y, width, height } = (await toCart.boundingBox())!
        await page.touchscreen.tap(x + width / 2, y + height / 2)
      }
      // Stops the time in which taps do not count.
      const browser = await page.context().newCDPSession(page)
      await browser.send('Animation.enable')
      await browser.send('Animation.setPlaybackRate', { playbackRate: 0 })

      await page
        .getByRole('main')
        .getByRole('button', { name: t('AddToCart') })
        .first()
        .tap()
      await expect(toCart).toBeVisible()
      // The focus inside keeps it open. A tap takes the focus away.
      const keepOpen = () => banner.getByRole('button', { name: t('KeepShopping') }).focus()
      await keepOpen()
      const sheet = banner.locator('[id]').filter({ has: page.getByRole('link', { name: t('GoToCart'), exact: true }) })
      const before = (await sheet.boundingBox())!
      expect(Math.round(before.y + before.height)).toBe(844)
      await tapCart()
      await keepOpen()
      await expect(banner.getByText(t('AddedToCart'))).toBeHidden()
      expect(await sheet.boundingBox()).toEqual(before)
      expect(new URL(page.url()).pathname).toBe(product)

      await browser.send('Animation.setPlaybackRate', { playbackRate: 1 })
      await expect.poll(() => toCart.evaluate((link) => getComputedStyle(link).pointerEvents)).toBe('auto')
      await tapCart()
      await expect(page).toHaveURL(/\/cart$/)
    })
  }
})

const UUID_V4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

test('[SES-01] [SES-03] [SES-17] the shop remembers a visitor by one cookie, whatever page is opened first', async ({
  page,
}) => {
  await openAddress(page, site, (await sampleProductsOf(site)).simple.path)
  expect(await visitorId(page)).toMatch(UUID_V4)
  // The consent script answers its own question about cookies.
  const cookies = (await page.context().cookies()).filter(({ name }) => name !== 'CookieInformationConsent')
  expect(cookies.map(({ name, path }) => `${name} ${path}`)).toEqual(['user /'])
})
