import { expect, type Page } from '@playwright/test'
import { sampleProductsOf } from '../servers/gateway.ts'
import { openAddress } from './page-state.ts'
import type { Site } from '../servers/sites.ts'

/** Opens the start page, follows a link to a category, and from there to its first simple product. */
export async function goToProduct(page: Page, site: Site) {
  const { category, product, path } = (await sampleProductsOf(site)).simple
  await openAddress(page, site, '/')
  await page
    .getByRole('navigation', { name: site.t('MainMenu') })
    .getByRole('link', { name: category.title, exact: true })
    .click()
  await expect(page).toHaveURL((url) => url.pathname === category.url)
  await page.getByRole('main').getByRole('link', { name: product.name, exact: true }).first().click()
  await expect(page).toHaveURL((url) => url.pathname === path)
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
  return { category, product }
}

/** Puts the product of the page into the cart. */
export async function addToCart(page: Page, { t }: Site) {
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

/** Opens the cart by the header's link. */
export async function openCartFromHeader(page: Page, { t }: Site) {
  await page
    .getByRole('banner')
    .getByRole('link', { name: new RegExp(`^${t('Cart')}`) })
    .first()
    .click()
  await expect(page).toHaveURL(/\/cart$/)
}
