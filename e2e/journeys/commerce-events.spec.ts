import { openPayment, readOrderNumber, transactionOf } from '../support/customers/checkout.ts'
import {
  ALTERNATE_HOST,
  dataLayer,
  recordVendorRequests,
  trackedEvents,
  trackedNames,
} from '../support/customers/consent.ts'
import { openAddress } from '../support/pages/page-state.ts'
import { klarnaFrame, pressBuy } from '../support/payments/klarna.ts'
import { payByCard } from '../support/payments/nets.ts'
import { newEmail } from '../support/customers/order.ts'
import { servers } from '../support/servers/servers.ts'
import { expect, test } from '../support/shop-test.ts'
import { addToCart, goToProduct, openCartFromHeader } from '../support/pages/navigation.ts'
import { sites } from '../support/servers/sites.ts'

const site = sites.phonicearDk
const { t } = site

test.describe('a visitor who has agreed', () => {
  test.use({ consent: 'given' })

  test('[TRK-08] is tracked from the category to the cart, with the right products and numbers, and when something leaves the cart', async ({
    page,
  }) => {
    const { product } = await goToProduct(page, site)
    await addToCart(page, site)
    await openCartFromHeader(page, site)
    await expect(page.getByRole('heading', { level: 1, name: t('YourCart') })).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('button', { name: t('QuantityMore') })
      .click()
    await expect
      .poll(() => trackedNames(page))
      .toEqual(['view_item_list', 'select_item', 'view_item', 'add_to_cart', 'view_cart', 'add_to_cart'])
    const events = (await trackedEvents(page)).slice(3)
    const price = events[0]?.ecommerce?.items[0]?.price ?? 0
    expect(price).toBeGreaterThan(0)
    const line = { item_id: product.itemNumber, item_name: product.name }
    expect(events).toMatchObject([
      { event: 'add_to_cart', ecommerce: { currency: 'DKK', value: price, items: [{ ...line, quantity: 1 }] } },
      { event: 'view_cart', ecommerce: { currency: 'DKK', value: price, items: [{ ...line, quantity: 1 }] } },
      { event: 'add_to_cart', ecommerce: { items: [{ ...line, quantity: 1 }] } },
    ])
    const layer = await dataLayer(page)
    const withGoods = layer.filter((entry) => (entry as { ecommerce?: unknown }).ecommerce)
    const emptied = layer.filter((entry) => (entry as { ecommerce?: unknown }).ecommerce === null)
    expect(emptied).toHaveLength(withGoods.length)

    await openAddress(page, site, '/cart')
    await page.getByRole('button', { name: /^Fjern / }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('Remove'), exact: true })
      .click()
    await expect.poll(() => trackedNames(page)).toEqual(['view_cart', 'remove_from_cart'])
    expect((await trackedEvents(page))[1]?.ecommerce?.items).toMatchObject([{ ...line, quantity: 2 }])
  })

  test('[TRK-09] is tracked at the checkout by the next ordinary page, because no script of others runs there', async ({
    page,
  }) => {
    await goToProduct(page, site)
    await addToCart(page, site)
    await openCartFromHeader(page, site)
    await expect.poll(() => trackedNames(page)).toContain('view_cart')
    await page
      .getByRole('main')
      .getByRole('link', { name: t('GoToCheckout') })
      .first()
      .click()
    const last = page.getByRole('radio').last()
    await last.check()
    const kept = () => page.evaluate(() => sessionStorage.getItem('analytics') ?? '')
    const tier = await last.locator('xpath=..').locator('span').first().innerText()
    await expect.poll(kept).toContain(`"shipping_tier":"${tier}"`)
    expect(await dataLayer(page)).toEqual([])
    const scripts = await page.evaluate(() => Array.from(document.scripts, ({ src }) => src))
    expect(scripts.filter((src) => src && !src.startsWith(site.origin))).toEqual([])

    await openAddress(page, site, '/cart')
    // The shop may have chosen the cheapest delivery before the visitor chose.
    const names = async () => [...new Set(await trackedNames(page))]
    await expect.poll(names).toEqual(['begin_checkout', 'add_shipping_info', 'view_cart'])
    const events = await trackedEvents(page)
    expect(events[0]?.ecommerce).toMatchObject({ currency: 'DKK', items: [{ quantity: 1 }] })
    const shipped = events.findLast(({ event }) => event === 'add_shipping_info')
    expect(shipped?.ecommerce).toMatchObject({ shipping_tier: tier })
    expect(await kept()).not.toContain('"events"')
  })

  test('[TRK-01] [TRK-05] [TRK-07] is tracked at the order, once, and nowhere beside the payment (OP-82)', async ({
    page,
  }) => {
    const asked = recordVendorRequests(page)
    await openPayment(page, site, newEmail())
    await payByCard(page)
    const ids = page.url()
    const orderNumber = await readOrderNumber(page)
    const { totalPrice } = await transactionOf(page, site)
    await expect.poll(() => trackedNames(page)).toEqual(['purchase'])
    const [purchase] = await trackedEvents(page)
    expect(purchase?.ecommerce).toMatchObject({
      transaction_id: orderNumber,
      currency: 'DKK',
      value: Number(totalPrice.replaceAll(/[^\d,]/g, '').replace(',', '.')),
      items: [{ quantity: 2, price: expect.any(Number) }],
    })
    expect(asked.filter((path) => path.startsWith('/gtm.js'))).toHaveLength(1)
    for (const id of new URL(ids).pathname.split('/').slice(2)) {
      expect(JSON.stringify(await dataLayer(page))).not.toContain(id)
    }
    await page.reload()
    await readOrderNumber(page)
    await expect.poll(() => asked.filter((path) => path.startsWith('/gtm.js')).length).toBe(2)
    expect(await trackedNames(page)).toEqual([])
  })

  test('[TRK-01] [RES-06] is tracked at an order with Klarna before the tab is closed, beside its own confirmation', async ({
    page,
  }) => {
    await openPayment(page, sites.horselbutikSe, newEmail())
    await pressBuy(page)
    const orderNumber = await readOrderNumber(page)
    await expect.poll(() => trackedNames(page)).toEqual(['purchase'])
    const [purchase] = await trackedEvents(page)
    expect(purchase?.ecommerce).toMatchObject({ transaction_id: orderNumber, currency: 'SEK' })
    await expect(klarnaFrame(page).getByRole('heading')).toBeVisible()
  })

  test('[TRK-02] is tracked by the container of the host', async ({ page }) => {
    for (const [host, container] of [
      [sites.horselbutikSe.name, 'GTM-DEMOHS1'],
      [ALTERNATE_HOST, 'GTM-DEMOHS2'],
    ] as const) {
      const asked = page.waitForRequest((request) => request.url().includes('/gtm.js'))
      await page.goto(servers.site(host))
      expect(new URL((await asked).url()).searchParams.get('id')).toBe(container)
    }
  })
})
