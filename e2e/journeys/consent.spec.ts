import type { Page } from '@playwright/test'
import {
  answerConsent,
  consentBanner,
  dataLayer,
  trackedEvents,
  trackedNames,
  recordVendorRequests,
} from '../support/customers/consent.ts'
import { openAddress } from '../support/pages/page-state.ts'
import { sampleProductsOf } from '../support/servers/gateway.ts'
import { servers } from '../support/servers/servers.ts'
import { expect, test } from '../support/shop-test.ts'
import { addToCart, goToProduct, openCartFromHeader } from '../support/pages/navigation.ts'
import { sites } from '../support/servers/sites.ts'
import { openPayment } from '../support/customers/checkout.ts'
import { violationsOn } from '../support/checks/axe.ts'
import { newEmail } from '../support/customers/order.ts'

const site = sites.phonicearDk
const { t } = site

test.describe('a visitor who is asked', () => {
  test.use({ consent: 'open' })

  test('[TRK-08] is not tracked before the answer; a yes sends what was seen on this visit once, also to the tag manager', async ({
    page,
  }) => {
    const asked = recordVendorRequests(page)
    const { category, product } = await goToProduct(page, site)
    await expect(consentBanner(page)).toBeVisible()
    expect(asked).toEqual(['/uc.js'])
    expect(await dataLayer(page)).toEqual([
      ['consent', 'default', expect.objectContaining({ analytics_storage: 'denied' })],
    ])

    await answerConsent(page, 'statistic')
    await expect(consentBanner(page)).toBeHidden()
    await expect.poll(() => trackedNames(page)).toEqual(['view_item_list', 'select_item', 'view_item'])
    const [list, selected, item] = await trackedEvents(page)
    expect(list?.ecommerce).toMatchObject({ item_list_id: category.url.slice(1), item_list_name: category.title })
    expect(list?.ecommerce?.items.map(({ item_id }) => item_id)).toContain(product.itemNumber)
    expect(selected?.ecommerce?.items).toMatchObject([{ item_id: product.itemNumber }])
    expect(item?.ecommerce).toMatchObject({
      currency: 'DKK',
      items: [{ item_id: product.itemNumber, item_name: product.name }],
    })
    expect(item?.ecommerce?.value).toBe(item?.ecommerce?.items[0]?.price)
    await expect.poll(() => asked.filter((path) => path === '/gtm/collect').length).toBeGreaterThan(5)
    expect(asked.filter((path) => path.startsWith('/gtm.js'))).toEqual(['/gtm.js?id=GTM-DEMOPD1'])
  })

  test('finds nothing that has the focus under the question, on a phone and down to the end of the page', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openAddress(page, site, '/customer-service/terms')
    await expect(consentBanner(page)).toBeVisible()
    const foot = page.getByRole('contentinfo')
    for (const part of [
      ...(await foot.getByRole('link').all()),
      foot.getByRole('button', { name: t('CookieSettings') }),
    ]) {
      await part.focus()
      await expect.poll(() => part.evaluate(isOnTop)).toBe(true)
    }
    const room = () => page.evaluate(() => document.body.style.marginBottom)
    expect(await room()).not.toBe('')
    await answerConsent(page, 'none')
    await expect.poll(room).toBe('')
  })

  test('sees a product that was pressed from the top of its page, although the question covers its heading', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { simple } = await sampleProductsOf(site)
    await openAddress(page, site, simple.category.url)
    await expect(consentBanner(page)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: simple.product.name, exact: true }).first().click()
    const heading = page.getByRole('main').getByRole('heading', { level: 1 })
    await expect(heading).toBeFocused()
    expect(await heading.evaluate(isOnTop)).toBe(false)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('[TRK-08] is not tracked after a no, and from a later yes on only', async ({ page }) => {
    const asked = recordVendorRequests(page)
    await goToProduct(page, site)
    await answerConsent(page, 'none')
    await addToCart(page, site)
    expect(await trackedNames(page)).toEqual([])
    expect(asked).toEqual(['/uc.js'])

    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: t('CookieSettings') })
      .click()
    await answerConsent(page, 'statistic')
    await openCartFromHeader(page, site)
    await expect.poll(() => trackedNames(page)).toEqual(['view_cart'])
  })

  test('answers by keyboard alone, goes on without answering, and takes the answer back at the foot of the page', async ({
    page,
  }) => {
    await openAddress(page, site, '/')
    await expect(consentBanner(page)).toBeVisible()
    for (const name of [/^No/, /statistics$/, /everything$/]) {
      await page.keyboard.press('Tab')
      await expect(consentBanner(page).getByRole('button', { name })).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: t('SkipToContent') })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(consentBanner(page)).toBeHidden()

    const settings = page.getByRole('contentinfo').getByRole('button', { name: t('CookieSettings') })
    await settings.focus()
    await page.keyboard.press('Enter')
    await expect(consentBanner(page).getByRole('heading')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(settings).toBeFocused()
  })

  for (const width of [1280, 320]) {
    test(`sees nothing that axe complains about or that sticks out, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openAddress(page, site, '/')
      await expect(consentBanner(page)).toBeVisible()
      expect(await violationsOn(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  }
})

test.describe('a payment page', () => {
  test.use({ consent: 'given' })

  test('sends requests to its provider alone', async ({ page }) => {
    const asked = recordVendorRequests(page)
    await openPayment(page, site, newEmail())
    await expect(page.locator('iframe')).toBeVisible()
    expect(asked).toEqual([])
    await expect(page.getByRole('button', { name: t('CookieSettings') })).toHaveCount(0)
  })
})

test('[SEO-07] [CFG-29] the consent script is version 2.0 and speaks the shop’s language where the shop names one', async ({
  page,
}) => {
  for (const [{ name }, language] of [
    [sites.phonicearDk, 'DA'],
    [sites.horselbutikSe, 'SV'],
    [sites.productUk, null],
  ] as const) {
    await page.goto(servers.site(name))
    const script = page.locator('script#CookieConsent')
    await expect(script).toHaveAttribute('data-gcm-version', '2.0')
    expect(await script.getAttribute('data-culture')).toBe(language)
  }
})

test.describe('a vendor that is broken', () => {
  test.use({ consent: 'given' })
  const breaks = {
    blocked: (page: Page, script: string) => page.route(script, (route) => route.abort()),
    throwing: (page: Page, script: string) =>
      page.route(script, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'window.dataLayer.push = () => { throw new Error("vendor down") }; throw new Error("vendor down")',
        }),
      ),
  }
  for (const script of ['**/uc.js', '**/gtm.js*']) {
    for (const [how, breakIt] of Object.entries(breaks)) {
      test(`[ERR-06] the shop works wholly with ${script.slice(3)} ${how}`, async ({ page, watch }) => {
        watch.expectComplaint(/vendor down|Failed to load resource/)
        await breakIt(page, script)
        await goToProduct(page, site)
        await addToCart(page, site)
        await openCartFromHeader(page, site)
        await page
          .getByRole('main')
          .getByRole('link', { name: t('GoToCheckout') })
          .first()
          .click()
        await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible()
      })
    }
  }

  test('[ERR-06] says so when the question cannot be opened', async ({ page, watch }) => {
    watch.expectComplaint(/Failed to load resource/)
    await breaks.blocked(page, '**/uc.js')
    await openAddress(page, site, '/')
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: t('CookieSettings') })
      .click()
    await expect(page.getByRole('alert').filter({ hasText: t('CookieSettingsFailed') })).toBeVisible()
  })
})

/** True when nothing covers the middle of a part of the page. */
function isOnTop(part: Element) {
  const { left, top, width, height } = part.getBoundingClientRect()
  const seen = document.elementFromPoint(left + width / 2, top + height / 2)
  return seen !== null && (part.contains(seen) || seen.contains(part))
}
