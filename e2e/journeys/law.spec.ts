import { putInCart } from '../support/customers/checkout.ts'
import { sampleProductsOf } from '../support/servers/gateway.ts'
import { sites, type Site } from '../support/servers/sites.ts'
import { openAddress } from '../support/pages/page-state.ts'
import { expect, testInOneTab as test } from '../support/shop-test.ts'

// Walks over every shop. docs/law.md has each fact with its source.

/** Whose consumer law a shop is under, by hand. In the free shop nothing is paid. */
const lawOf = ({ shop, culture }: Site) => (shop.endsWith('_free') ? 'none' : culture === 'en-GB' ? 'uk' : 'eu')

const times = (isThere: boolean) => (isThere ? 1 : 0)

for (const site of Object.values(sites)) {
  const law = lawOf(site)
  const { t } = site

  test(`[LAW-01] [LAW-02] [LAW-03] [LAW-04] ${site.name} says what the law wants, and nothing else: ${law}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    const foot = page.getByRole('contentinfo')
    await putInCart(page, site)
    await openAddress(page, site, (await sampleProductsOf(site)).simple.path)
    await expect(page.getByText(t('ProductSafety'))).toBeVisible()
    await expect(page.getByRole('link', { name: /^safety@/ })).toBeVisible()
    const delivery = t('DeliveryFrom', { price: '' })
    // Beside the price of the product, and on the cards of related ones.
    await expect(page.getByText(delivery).first()).toBeVisible({ visible: law === 'uk' })
    await expect(foot.getByText(t('VatNumber', { vatNumber: '' }))).toBeVisible()
    await expect(foot.getByRole('link', { name: t('WithdrawalTitle') })).toHaveCount(times(law === 'eu'))

    await openAddress(page, site, '/checkout')
    const order = page.getByRole('region', { name: t('OrderSummary') })
    await expect(order.getByRole('checkbox').first()).toBeVisible()
    await expect(order.getByText(t('GuaranteeTitle'))).toHaveCount(times(law === 'eu'))
    await expect(foot.getByRole('link', { name: t('WithdrawalTitle') })).toHaveCount(times(law === 'eu'))

    await openAddress(page, site, '/customer-service')
    await expect(page.getByRole('heading', { name: t('ComplaintTitle') })).toHaveCount(times(law === 'eu'))
  })
}
