import type { Page } from '@playwright/test'
import { fetchPage } from '../support/http.ts'
import { sampleProductsOf } from '../support/gateway.ts'
import { openAddress } from '../support/page-state.ts'
import { expect, test } from '../support/shop-test.ts'
import { sites } from '../support/sites.ts'
import {
  configure,
  combine,
  expectOnly,
  expectWithAndWithoutScript,
  reserveShop,
  type Effect,
} from '../support/switches.ts'

const site = sites.productGlobal
const { t } = site
reserveShop(site)

type SampleProduct = Awaited<ReturnType<typeof sampleProductsOf>>['simple']
const price = /€\d/

/** What of a product's card in its category may be switched. */
function cardParts(page: Page, { product }: SampleProduct) {
  const card = page.getByRole('main').getByRole('article').filter({ hasText: product.name })
  const sort = page.getByRole('combobox', { name: t('SortBy') })
  return {
    cardText: card.getByText(product.description),
    cardHeart: card.getByRole('button', { name: t('FavouriteNamed', { name: product.name }), exact: true }),
    cardPrice: card.getByText(price),
    linkByNumber: card.locator(`a[href$="/details/${product.itemNumber}"]`),
    linkByKey: card.locator(`a[href="/${product.urlKey}"]`),
    sortByPrice: sort.filter({ has: page.getByRole('option', { name: t('SortPrice') }) }),
  }
}

/** What of its own page may be switched. */
function productParts(page: Page, { product }: SampleProduct) {
  const main = page.getByRole('main')
  return {
    inStock: main.getByText(t('InStock'), { exact: true }),
    delivery: main.getByText(t('DeliveryInfo', { days: 4 })),
    heart: main.getByRole('button', { name: t('FavouriteNamed', { name: product.name }), exact: true }),
    price: main.getByText(price),
    inclVat: main.getByText(t('PriceInclVat')),
  }
}

type Part = keyof ReturnType<typeof cardParts> | keyof ReturnType<typeof productParts>

const always: Part[] = ['cardText', 'cardPrice', 'linkByNumber', 'inStock', 'delivery', 'price']
const effects = {
  hideInStockInfo: { rows: '[CFG-14] [PROD-16]', set: { hideInStockInfo: true }, takes: ['inStock'] },
  hideDeliveryDateInfo: { rows: '[CFG-15] [PROD-17]', set: { hideDeliveryDateInfo: true }, takes: ['delivery'] },
  displayPriceIncludingVat: { rows: '[CFG-16]', set: { displayPriceIncludingVat: true }, adds: ['inclVat'] },
  allowFavourites: {
    rows: '[PROD-20]',
    set: { allowFavourites: true },
    adds: ['cardHeart', 'heart'],
  },
  useEnrichedProductData: {
    rows: '[CFG-18] [PROD-03] [PROD-27] [ROUTE-06]',
    set: { useEnrichedProductData: true },
    adds: ['linkByKey'],
    takes: ['cardText', 'linkByNumber'],
  },
  hidePricesAndPayment: {
    rows: '[CFG-25] [PROD-26] [SRCH-09]',
    set: { hidePricesAndPayment: true },
    adds: ['sortByPrice'],
    takes: ['cardPrice', 'price', 'inclVat'],
  },
  allowPriceSort: { rows: '[OP-7]', set: { allowPriceSort: true }, adds: ['sortByPrice'] },
} satisfies Readonly<Record<string, Effect<Part>>>

const combinations: (keyof typeof effects)[][] = [
  [],
  ['hideInStockInfo', 'displayPriceIncludingVat', 'useEnrichedProductData'],
  ['hideDeliveryDateInfo', 'allowFavourites', 'useEnrichedProductData', 'hidePricesAndPayment'],
  ['displayPriceIncludingVat', 'allowFavourites', 'allowPriceSort'],
]

for (const names of combinations) {
  const { title, configured, parts } = combine<keyof typeof effects, Part>(effects, always, names)
  test(`shows of a product what belongs to ${title}`, async ({ page }) => {
    await configure(site, { ...configured, deliveryDays: 4 })
    const { simple } = await sampleProductsOf(site)
    await expectWithAndWithoutScript(page, site, simple.category.url, (seen) =>
      expectOnly(cardParts(seen, simple), parts),
    )
    const path = parts.includes('linkByKey') ? `/${simple.product.urlKey}` : simple.path
    await expectWithAndWithoutScript(page, site, path, async (seen) => {
      await expect(seen.getByRole('heading', { level: 1 })).toHaveText(simple.product.name)
      await expectOnly(productParts(seen, simple), parts)
    })
  })
}

test('[CFG-18] [ROUTE-06] knows products by their key only with enriched data', async () => {
  const { product, path } = (await sampleProductsOf(site)).simple
  const answers = async () =>
    Promise.all([path, `/${product.urlKey}`, '/no-such-key'].map(async (one) => (await fetchPage(site, one)).status))
  await configure(site, { useEnrichedProductData: true })
  expect(await answers()).toEqual([200, 200, 404])
  await configure(site)
  expect(await answers()).toEqual([200, 404, 404])
})

const structuredData = (page: Page) => page.locator('script[type="application/ld+json"]')

test('[CFG-17] [SEO-03] tells search engines of a product when it is asked to, of its price where prices are shown', async ({
  page,
}) => {
  const { product, path } = (await sampleProductsOf(site)).simple
  await configure(site)
  await expectWithAndWithoutScript(page, site, path, (seen) => expect(structuredData(seen)).toHaveCount(0))
  await configure(site, { allowProductSchema: true })
  await expectWithAndWithoutScript(page, site, path, async (seen) => {
    const data = JSON.parse((await structuredData(seen).textContent()) ?? '')
    expect(data).toMatchObject({ name: product.name, sku: product.itemNumber, offers: { priceCurrency: 'EUR' } })
  })
  await configure(site, { allowProductSchema: true, hidePricesAndPayment: true })
  await expectWithAndWithoutScript(page, site, path, async (seen) => {
    const data = JSON.parse((await structuredData(seen).textContent()) ?? '')
    expect(data).toMatchObject({ name: product.name })
    expect(data).not.toHaveProperty('offers')
  })
})

test('offers favourites in the menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const favourites = page.getByRole('navigation').getByRole('link', { name: t('Favourites'), exact: true })
  for (const allowFavourites of [true, false]) {
    await configure(site, { topMenuType: 'links', ...(allowFavourites && { allowFavourites }) })
    await expectMenu(page)
    await expect(favourites.first()).toBeVisible({ visible: allowFavourites })
  }
})

async function expectMenu(page: Page) {
  await openAddress(page, site, '/')
  await page.getByRole('button', { name: t('Menu'), exact: true }).click()
  await expect(
    page
      .getByRole('navigation')
      .getByRole('link', { name: t('Help'), exact: true })
      .first(),
  ).toBeVisible()
}
