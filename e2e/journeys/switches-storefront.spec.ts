import type { Page } from '@playwright/test'
import { categoriesOf } from '../support/gateway.ts'
import { fetchPage } from '../support/http.ts'
import { servers } from '../support/servers.ts'
import { expect, test } from '../support/shop-test.ts'
import { sites } from '../support/sites.ts'
import { configure, expectOnly, expectWithAndWithoutScript, reserveShop, type Configured } from '../support/switches.ts'

const site = sites.phonicearDk
const { t } = site
reserveShop(site)

type Part = keyof Awaited<ReturnType<typeof partsOf>>

async function partsOf(page: Page) {
  const categories = await categoriesOf(site)
  const parent = categories.find(({ subcategories }) => subcategories.length > 0)
  const main = page.getByRole('main')
  const menu = page.getByRole('navigation', { name: t('MainMenu') })
  return {
    categories: main.getByRole('region', { name: t('ShopByCategory') }),
    carousel: main.getByRole('region', { name: t('CarouselLabel') }),
    recommended: main.getByRole('region', { name: t('RecommendedProducts') }),
    menu: menu.getByRole('link', { name: parent?.title ?? '', exact: true }),
    submenu: menu.getByRole('button', { name: t('ShowSubcategories', { category: parent?.title ?? '' }) }),
    promises: page.getByLabel(t('SellingPoints')),
  }
}

interface Opening {
  goal: string
  configured: Configured
  parts: Part[]
  /** Where the breadcrumb of a category begins. */
  breadcrumb: 'home' | 'back'
}

const openings: Opening[] = [
  {
    goal: '[CFG-06] [CFG-07] [CFG-09] [CFG-11] opens plainly with everything off',
    configured: {},
    parts: ['categories'],
    breadcrumb: 'home',
  },
  {
    goal: '[CFG-06] [CFG-07] [CFG-09] [CFG-12] [HOME-02] [HOME-06] [SHELL-23] opens with a splash, recommends, lists its categories in the menu and leads back to the page above',
    configured: {
      landingPageType: 'splash',
      topMenuType: 'links',
      breadcrumbType: 'uk',
      showRecommendedProducts: true,
    },
    parts: ['recommended', 'menu'],
    breadcrumb: 'back',
  },
  {
    goal: '[CFG-06] [CFG-07] [CFG-35] [HOME-03] [SHELL-08] [SHELL-12] opens with a carousel of banners, makes its promises above and opens its menu to a second level',
    configured: { landingPageType: 'intro', topMenuType: 'multilevel', displaySellingPointsBar: true },
    parts: ['categories', 'carousel', 'menu', 'submenu', 'promises'],
    breadcrumb: 'home',
  },
  {
    goal: '[CFG-06] [CFG-07] [CFG-08] [CFG-09] [CFG-31] [OP-3] opens plainly when it does not know the choices and nothing is listed to recommend',
    configured: {
      landingPageType: 'mosaic',
      topMenuType: 'mega',
      orderSummaryType: 'fr',
      breadcrumbType: 'dots',
      paymentProvider: 'stripe',
      showRecommendedProducts: true,
      recommendedProducts: [],
    },
    parts: ['categories'],
    breadcrumb: 'home',
  },
]

for (const { goal, configured, parts, breadcrumb } of openings) {
  test(goal, async ({ page }) => {
    await configure(site, configured)
    await expectWithAndWithoutScript(page, site, '/', async (seen) => expectOnly(await partsOf(seen), parts))
    const [category] = await categoriesOf(site)
    await expectWithAndWithoutScript(page, site, category?.url ?? '', (seen) =>
      expectOnly(beginningsOf(seen), [breadcrumb]),
    )
  })
}

function beginningsOf(page: Page) {
  const breadcrumb = page.getByRole('navigation', { name: t('Breadcrumb') })
  return {
    home: breadcrumb.getByRole('link', { name: t('Home'), exact: true }),
    back: page.getByRole('link', { name: t('BackTo', { page: t('Home') }) }),
  }
}

const recommended = '/recommended-products'

test('[CFG-12] [ROUTE-03] [SHELL-21] has a page of all that it recommends', async ({ page }) => {
  await configure(site, { showRecommendedProducts: true, recommendedProducts: ['TEL-7000', 'BEL-4410'] })
  await expectWithAndWithoutScript(page, site, recommended, async (seen) => {
    await expect(seen.getByRole('heading', { level: 1 })).toHaveText(t('RecommendedPageTitle'))
    await expect(seen.getByRole('main').getByRole('article')).toHaveCount(2)
  })
})

const without: [reason: string, configured: Configured][] = [
  ['recommends nothing', {}],
  ['lists nothing', { showRecommendedProducts: true, recommendedProducts: [] }],
]
for (const [reason, configured] of without) {
  test(`[CFG-12] [ROUTE-03] leads from the recommended products to the start page when it ${reason}`, async ({
    page,
  }) => {
    await configure(site, configured)
    const answer = await fetchPage(site, recommended)
    expect([answer.status, answer.headers.location]).toEqual([302, '/'])
    await page.goto(servers.site(site.name) + recommended)
    await expect(page).toHaveURL(`${servers.site(site.name)}/`)
  })
}
