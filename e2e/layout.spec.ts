import { putInCart } from './support/checkout.ts'
import { sampleProductsOf } from './support/gateway.ts'
import { expectToFitWindow } from './support/overflow.ts'
import { openAddress } from './support/page-state.ts'
import { expect, test } from './support/shop-test.ts'
import { isFullMatrix, siteOfBrand } from './support/sites.ts'
import { badTargetsOf } from './support/targets.ts'

// With the full matrix every page is looked at in every brand (page-states.spec.ts).
for (const site of isFullMatrix ? [] : Object.values(siteOfBrand)) {
  test(`[SHELL-29] the pages of ${site.name} fit their window and are easily pressed`, async ({ page }) => {
    const { category, path } = (await sampleProductsOf(site)).simple
    await putInCart(page, site)
    for (const address of ['/', category.url, path, '/customer-service', '/cart', '/checkout']) {
      await test.step(address, async () => {
        await page.setViewportSize({ width: 390, height: 900 })
        await openAddress(page, site, address)
        expect(await badTargetsOf(page)).toEqual([])
        await expectToFitWindow(page)
      })
    }
  })
}

test('[OP-66] the heading of the checkout stands in the first fifth of a phone', async ({ page }) => {
  const site = siteOfBrand.phonicear
  await page.setViewportSize({ width: 390, height: 844 })
  await putInCart(page, site)
  await openAddress(page, site, '/checkout')
  const { y = 844 } = (await page.getByRole('heading', { level: 1 }).boundingBox()) ?? {}
  expect(y).toBeLessThan(844 / 5)
})
