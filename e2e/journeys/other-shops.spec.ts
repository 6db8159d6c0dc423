import type { Page } from '@playwright/test'
import { cartOf, categoriesOf, sampleProductsOf, type Product } from '../support/servers/gateway.ts'
import { servers } from '../support/servers/servers.ts'
import { waitForHydration } from '../support/pages/hydration.ts'
import { expect, test } from '../support/shop-test.ts'
import { sites, type Site } from '../support/servers/sites.ts'

for (const site of Object.values(sites)) {
  test(`[BRD-01] [BRD-02] [CART-04] [CFG-06] [CFG-07] [CFG-08] [CFG-09] [CFG-30] ${site.name} opens in its language, with its welcome and its menu, and sells from its own catalogue in its own money`, async ({
    page,
  }) => {
    await page.goto(servers.site(site.name))
    await expect(page.locator('html')).toHaveAttribute('lang', site.culture)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectWelcome(page, site)
    await expectMenu(page, site)

    const { category, product } = (await sampleProductsOf(site)).simple
    await page.goto(servers.site(site.name) + category.url)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectBreadcrumb(page, site, category.title)
    await expectSortChoices(page, site)

    await page.getByRole('article').getByRole('link', { name: product.name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
    await expectProduct(page, site, product.name)

    await page
      .getByRole('main')
      .getByRole('button', { name: site.t('AddToCart'), exact: true })
      .click()
    await expect.poll(async () => (await cartOf(page, site)).total).toBe(1)
    await page.goto(`${servers.site(site.name)}/cart`)
    await expectCart(page, site, product)
  })
}

/** Every start page but the splash has battery sizes and categories. Several banners have a pause button. */
async function expectWelcome(page: Page, { t, shows }: Site) {
  const categories = page.getByRole('main').getByRole('region', { name: t('ShopByCategory') })
  await expect(categories).toHaveCount(shows.landing === 'splash' ? 0 : 1)
  const recommended = page.getByRole('main').getByRole('region', { name: t('RecommendedProducts') })
  await expect(recommended).toHaveCount(shows.recommended ? 1 : 0)
}

async function expectMenu(page: Page, site: Site) {
  const menu = page.getByRole('navigation', { name: site.t('MainMenu') })
  if (site.shows.menu === 'none') return expect(menu).toHaveCount(0)
  const [first] = (await categoriesOf(site)).filter(({ subcategories }) => subcategories.length > 0)
  if (!first) throw new Error('No category of this shop has parts')
  await expect(menu.getByRole('link', { name: first.title, exact: true })).toBeVisible()
  const more = menu.getByRole('button', { name: site.t('ShowSubcategories', { category: first.title }) })
  if (site.shows.menu === 'links') return expect(more).toHaveCount(0)
  await waitForHydration(page)
  await more.click()
  return expect(menu.getByRole('link', { name: first.subcategories[0]?.title ?? '', exact: true })).toBeVisible()
}

/** From the start page on, or only the categories with a link back. */
async function expectBreadcrumb(page: Page, { t, shows }: Site, title: string) {
  const breadcrumb = page.getByRole('navigation', { name: t('Breadcrumb') })
  await expect(breadcrumb).toContainText(title)
  const back = page.getByRole('link', { name: t('BackTo', { page: t('Home') }) })
  const isUk = shows.breadcrumb === 'uk'
  await expect(breadcrumb.getByRole('link', { name: t('Home'), exact: true })).toHaveCount(isUk ? 0 : 1)
  await expect(back).toHaveCount(isUk ? 1 : 0)
}

async function expectSortChoices(page: Page, { t, shows }: Site) {
  const choices = page.getByRole('combobox', { name: t('SortBy') }).getByRole('option')
  await expect(choices.filter({ hasText: t('SortName') })).toHaveCount(1)
  await expect(choices.filter({ hasText: t('SortPrice') })).toHaveCount(shows.sortByPrice ? 1 : 0)
}

async function expectProduct(page: Page, { t, shows }: Site, name: string) {
  const main = page.getByRole('main')
  if (shows.price) {
    await expect(main).toContainText(shows.price)
    await expect(main.getByText(t('PriceInclVat')).first()).toBeVisible({ visible: shows.inclVat === true })
  } else {
    await expect(main).not.toContainText(/\d\skr/)
  }
  const heart = main.getByRole('button', { name: t('FavouriteNamed', { name }), exact: true })
  await expect(heart).toHaveCount(shows.favourites ? 1 : 0)
  await expect(main.getByText(t('InStock'), { exact: true })).toHaveCount(shows.availability ? 1 : 0)
}

async function expectCart(page: Page, { t, shows }: Site, { name, description }: Product) {
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name, exact: true }).first()).toBeVisible()
  await expect(main.getByRole('link', { name: t('GoToCheckout') }).first()).toBeVisible()
  const about = main.getByText(description)
  if (shows.descriptionInCart) await expect(about.first()).toBeVisible()
  else await expect(about).toHaveCount(0)
  if (shows.price) await expect(main).toContainText(shows.price)
  else await expect(main).not.toContainText(/\d\skr/)
  const box = (key: string) => main.getByRole('checkbox', { name: t(key) })
  await expect(box('HavePromoCode')).toHaveCount(shows.promoCode ? 1 : 0)
  await expect(box('HaveEanNumber')).toHaveCount(shows.eanNumber ? 1 : 0)
  await expect(box('ApplyVatExempt')).toHaveCount(shows.vatExemption ? 1 : 0)
}
