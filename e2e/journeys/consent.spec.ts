import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { ALTERNATE_HOST, answer, banner, dataLayer, told, toldNames } from '../support/consent.ts'
import { goodsOf } from '../support/gateway.ts'
import { openAddress } from '../support/places.ts'
import { servers } from '../support/servers.ts'
import { expect, test } from '../support/shop-test.ts'
import { sites } from '../support/sites.ts'
import { reachPayment, newBuyer } from '../support/till.ts'

const site = sites.phonicearDk
const { t } = site

/** Remembers what a page asks of the consent script's and the tag manager's hosts. */
function watchVendors(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (['/uc.js', '/gtm.js', '/gtm/collect'].includes(pathname)) asked.push(pathname + search)
  })
  return asked
}

/** Opens the start page, from there a shelf, and from that the first simple product. */
async function goToProduct(page: Page) {
  const { category, product, path } = (await goodsOf(site)).simple
  await openAddress(page, site, '/')
  await page
    .getByRole('navigation', { name: t('MainMenu') })
    .getByRole('link', { name: category.title, exact: true })
    .click()
  await expect(page).toHaveURL((url) => url.pathname === category.url)
  await page.getByRole('main').getByRole('link', { name: product.name, exact: true }).first().click()
  await expect(page).toHaveURL((url) => url.pathname === path)
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
  return { category, product }
}

const addToCart = async (page: Page) => {
  await page
    .getByRole('main')
    .locator('form')
    .getByRole('button', { name: t('AddToCart') })
    .click()
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: t('InCart') })
      .first(),
  ).toBeVisible()
}

test.describe('a visitor who is asked', () => {
  test.use({ consent: 'open' })

  test('[TRK-08] is not counted before the answer; a yes tells what was seen on this visit once, also the tag manager', async ({
    page,
  }) => {
    const asked = watchVendors(page)
    const { category, product } = await goToProduct(page)
    await expect(banner(page)).toBeVisible()
    expect(asked).toEqual(['/uc.js'])
    expect(await dataLayer(page)).toEqual([
      ['consent', 'default', expect.objectContaining({ analytics_storage: 'denied' })],
    ])

    await answer(page, 'statistic')
    await expect(banner(page)).toBeHidden()
    await expect.poll(() => toldNames(page)).toEqual(['view_item_list', 'select_item', 'view_item'])
    const [list, selected, item] = await told(page)
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

  test('[TRK-08] is not counted after a no, and from a later yes on only', async ({ page }) => {
    const asked = watchVendors(page)
    await goToProduct(page)
    await answer(page, 'none')
    await addToCart(page)
    expect(await toldNames(page)).toEqual([])
    expect(asked).toEqual(['/uc.js'])

    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: t('CookieSettings') })
      .click()
    await answer(page, 'statistic')
    await openFromHeader(page)
    await expect.poll(() => toldNames(page)).toEqual(['view_cart'])
  })

  test('answers by keyboard alone, goes on without answering, and takes the answer back at the foot of the page', async ({
    page,
  }) => {
    await openAddress(page, site, '/')
    await expect(banner(page)).toBeVisible()
    for (const name of [/^Nej/, /statistik$/, /alt$/]) {
      await page.keyboard.press('Tab')
      await expect(banner(page).getByRole('button', { name })).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: t('SkipToContent') })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(banner(page)).toBeHidden()

    const settings = page.getByRole('contentinfo').getByRole('button', { name: t('CookieSettings') })
    await settings.focus()
    await page.keyboard.press('Enter')
    await expect(banner(page).getByRole('heading')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(settings).toBeFocused()
  })

  for (const width of [1280, 320]) {
    test(`sees nothing that axe complains about or that sticks out, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openAddress(page, site, '/')
      await expect(banner(page)).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).options({ preload: false }).analyze()
      expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ target }) => String(target))])).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  }
})

async function openFromHeader(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('link', { name: new RegExp(`^${t('Cart')}`) })
    .first()
    .click()
  await expect(page).toHaveURL(/\/cart$/)
}

test.describe('a visitor who has agreed', () => {
  test.use({ consent: 'given' })

  test('[TRK-08] is counted from the shelf to the till, with the right goods and numbers', async ({ page }) => {
    const { product } = await goToProduct(page)
    await addToCart(page)
    await openFromHeader(page)
    await expect(page.getByRole('heading', { level: 1, name: t('YourCart') })).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('button', { name: t('QuantityMore') })
      .click()
    await expect
      .poll(() => toldNames(page))
      .toEqual(['view_item_list', 'select_item', 'view_item', 'add_to_cart', 'view_cart', 'add_to_cart'])
    await page
      .getByRole('main')
      .getByRole('link', { name: t('GoToCheckout') })
      .first()
      .click()
    await page.getByRole('radio').first().check()
    await expect.poll(() => toldNames(page)).toContain('add_shipping_info')

    const events = (await told(page)).slice(3)
    const price = events[0]?.ecommerce?.items[0]?.price ?? 0
    expect(price).toBeGreaterThan(0)
    const line = { item_id: product.itemNumber, item_name: product.name }
    expect(events).toMatchObject([
      { event: 'add_to_cart', ecommerce: { currency: 'DKK', value: price, items: [{ ...line, quantity: 1 }] } },
      { event: 'view_cart', ecommerce: { currency: 'DKK', value: price, items: [{ ...line, quantity: 1 }] } },
      { event: 'add_to_cart', ecommerce: { items: [{ ...line, quantity: 1 }] } },
      { event: 'begin_checkout', ecommerce: { currency: 'DKK', items: [{ ...line, quantity: 2 }] } },
      {
        event: 'add_shipping_info',
        ecommerce: { shipping_tier: expect.stringMatching(/\w/), items: [{ ...line, quantity: 2 }] },
      },
    ])
    const layer = await dataLayer(page)
    const withGoods = layer.filter((entry) => (entry as { ecommerce?: unknown }).ecommerce)
    const emptied = layer.filter((entry) => (entry as { ecommerce?: unknown }).ecommerce === null)
    expect(emptied).toHaveLength(withGoods.length)
  })

  test('[TRK-08] is told about what leaves the cart', async ({ page }) => {
    const { product } = await goToProduct(page)
    await addToCart(page)
    await openAddress(page, site, '/cart')
    await page.getByRole('button', { name: /^Fjern / }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('Remove'), exact: true })
      .click()
    await expect.poll(() => toldNames(page)).toEqual(['view_cart', 'remove_from_cart'])
    expect((await told(page))[1]?.ecommerce?.items).toMatchObject([{ item_id: product.itemNumber, quantity: 1 }])
  })

  test('[TRK-08] is not counted twice by a reload', async ({ page }) => {
    await openAddress(page, site, (await goodsOf(site)).simple.path)
    await expect.poll(() => toldNames(page)).toEqual(['view_item'])
    await page.reload()
    await addToCart(page)
    await expect.poll(() => toldNames(page)).toEqual(['add_to_cart'])
  })

  test('[TRK-08] is told about each variation looked at', async ({ page }) => {
    const { product, path } = (await goodsOf(site)).configurable
    await openAddress(page, site, path)
    for (const group of await page
      .getByRole('main')
      .getByRole('radiogroup')
      .or(page.getByRole('main').getByRole('group'))
      .all()) {
      const choice = group.getByRole('radio')
      if ((await choice.count()) > 0) await choice.first().check({ force: true })
    }
    await expect.poll(() => toldNames(page)).toEqual(['view_item', 'view_item'])
    const [whole, chosen] = await told(page)
    expect(whole?.ecommerce?.items[0]).toMatchObject({ item_name: product.name })
    expect(chosen?.ecommerce?.items[0]).toMatchObject({
      item_name: product.name,
      item_variant: expect.stringMatching(/\w/),
    })
    expect(chosen?.ecommerce?.items[0]?.item_id).not.toBe(whole?.ecommerce?.items[0]?.item_id)
  })

  test('[TRK-08] is told about a search and a login, never by address or name', async ({ page }) => {
    await openAddress(page, site, '/search-result/312%20inger%40example.com')
    await expect.poll(() => toldNames(page)).toContain('search')
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('LogIn') })
      .first()
      .click()
    await page.getByRole('main').getByLabel(t('Email')).fill('demo@example.com')
    await page.getByLabel(t('Password'), { exact: true }).fill('Hearing2026')
    await page
      .getByRole('main')
      .getByRole('button', { name: t('LogIn'), exact: true })
      .click()
    await expect.poll(() => toldNames(page)).toContain('login')
    expect(await told(page)).toContainEqual({ event: 'search', search_term: '312 …' })
    expect(await told(page)).toContainEqual({ event: 'login', method: 'password' })
    expect(JSON.stringify(await told(page))).not.toContain('@')
  })

  test('[TRK-02] is counted by the container of the host', async ({ page }) => {
    for (const [host, container] of [
      [sites.horselbutikSe.name, 'GTM-DEMOHS1'],
      [ALTERNATE_HOST, 'GTM-DEMOHS2'],
    ] as const) {
      const asked = page.waitForRequest((request) => request.url().includes('/gtm.js'))
      await page.goto(servers.site(host))
      expect(new URL((await asked).url()).searchParams.get('id')).toBe(container)
    }
  })

  test('a payment page asks nobody but its provider', async ({ page }) => {
    test.slow()
    await reachPayment(page, site, newBuyer())
    const asked = watchVendors(page)
    await page.reload()
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
    failing: (page: Page, script: string) => page.route(script, (route) => route.fulfill({ status: 500 })),
    throwing: (page: Page, script: string) =>
      page.route(script, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'window.dataLayer.push = () => { throw new Error("vendor down") }; throw new Error("vendor down")',
        }),
      ),
  }
  for (const script of ['**/uc.js', '**/gtm.js*']) {
    for (const [way, breakIt] of Object.entries(breaks)) {
      test(`[ERR-06] the shop works wholly with ${script.slice(3)} ${way}`, async ({ page, watch }) => {
        watch.expectComplaint(/vendor down|Failed to load resource/)
        await breakIt(page, script)
        await goToProduct(page)
        await addToCart(page)
        await openFromHeader(page)
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
