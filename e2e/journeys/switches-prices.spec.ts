import type { Page } from '@playwright/test'
import { sampleProductsOf } from '../support/gateway.ts'
import { openAddress } from '../support/page-state.ts'
import { newEmail } from '../support/order.ts'
import { servers } from '../support/servers.ts'
import { expect, test } from '../support/shop-test.ts'
import { sites } from '../support/sites.ts'
import { configure, expectWithAndWithoutScript, reserveShop } from '../support/switches.ts'
import { chooseAndAgree, placeOrderButton, typeAddress } from '../support/checkout.ts'

const site = sites.horselbutikSe
const { t } = site
const at = servers.site(site.name)
reserveShop(site)

/** An amount as this shop writes it, wherever it stands. */
const amount = /\d,\d\d\skr/
const hidden = { hidePricesAndPayment: true, showRecommendedProducts: true } as const
const shown = { showRecommendedProducts: true } as const

const expectAmounts = (page: Page, isShown: boolean) => {
  const body = expect(page.locator('body'))
  return isShown
    ? body.toContainText(amount, { useInnerText: true })
    : body.not.toContainText(amount, { useInnerText: true })
}

for (const [words, configured] of [
  ['shows prices', shown],
  ['shows no price', hidden],
] as const) {
  const isShown = configured === shown
  test(`[CFG-25] [OP-18] [PROD-26] ${words} on any page with products`, async ({ page }) => {
    await configure(site, configured)
    const { simple, configurable } = await sampleProductsOf(site)
    const paths = [
      '/',
      simple.category.url,
      '/search-result/312',
      '/recommended-products',
      simple.path,
      configurable.path,
    ]
    for (const path of paths) await expectWithAndWithoutScript(page, site, path, (seen) => expectAmounts(seen, isShown))
  })

  test(`[CFG-25] [OP-18] [CART-20] ${words} from the basket that opens to the receipt, and sells`, async ({ page }) => {
    await configure(site, configured)
    const { simple } = await sampleProductsOf(site)
    await openAddress(page, site, simple.path)
    await page
      .getByRole('main')
      .getByRole('button', { name: t('AddToCart'), exact: true })
      .click()
    await expect(page.getByRole('heading', { name: t('YourCart') })).toBeVisible()
    await expectAmounts(page, isShown)
    await page.goto(`${at}/cart`)
    await expect(page.getByRole('link', { name: t('GoToCheckout') }).first()).toBeVisible()
    await expectAmounts(page, isShown)
    await page.goto(`${at}/checkout`)
    await expect(page.getByRole('radio').first()).toBeVisible()
    await expectAmounts(page, isShown)
    await typeAddress(page, site, newEmail())
    await chooseAndAgree(page)
    // Without a provider only a shop where nothing is ever paid takes orders (OP-85); its receipt is looked at afterwards.
    await configure(site, { ...hidden, paymentProvider: null })
    await placeOrderButton(page, site).click()
    await expect(page).toHaveURL(/\/order-confirmation\//)
    await configure(site, { ...configured, paymentProvider: null })
    await page.reload()
    await expect(page.getByRole('main').getByRole('region', { name: t('OrderSummary') })).toBeVisible()
    await expectAmounts(page, isShown)
  })
}
