import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { goodsOf } from '../support/gateway.ts'
import { netsFrame, payByCard } from '../support/nets.ts'
import { servers } from '../support/servers.ts'
import { expect, test } from '../support/shop-test.ts'
import { isFullMatrix, siteOfBrand, type Site } from '../support/sites.ts'
import { haveInCart, newBuyer, placeOrderButton, reachPayment, readOrderNumber } from '../support/till.ts'

type Visit = (page: Page, site: Site) => Promise<unknown>

const open =
  (path: string): Visit =>
  (page, site) =>
    page.goto(servers.site(site.name) + path)

/** The pages on the way to an order, in the states a customer meets. */
const pages: Record<string, Visit> = {
  'start page': open('/'),
  category: async (page, site) => open((await goodsOf(site)).simple.category.url)(page, site),
  product: async (page, site) => open((await goodsOf(site)).simple.path)(page, site),
  'product with options': async (page, site) => open((await goodsOf(site)).configurable.path)(page, site),
  search: open('/search-result/bat'),
  'search without a find': open('/search-result/xyzzy'),
  'empty cart': open('/cart'),
  cart: async (page, site) => {
    await haveInCart(page, site)
    await open('/cart')(page, site)
    await expect(page.getByRole('link', { name: site.t('GoToCheckout') }).first()).toBeVisible()
  },
  checkout: openCheckout,
  'checkout with errors': async (page, site) => {
    await openCheckout(page, site)
    await page.getByRole('checkbox', { name: site.t('ShipToDifferentAddress') }).check()
    await placeOrderButton(page, site).click()
    await expect(page.getByRole('alert')).toBeVisible()
  },
  login: async (page, site) => {
    await open('/account/login')(page, site)
    await page
      .getByRole('main')
      .getByRole('button', { name: site.t('LogIn') })
      .click()
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'logged out': open('/account/logoutSuccess'),
  'failed order': open('/order-failed/1'),
  error: open('/error'),
  'not found': open('/no-such-page'),
}

/** Only Nets' shops can be paid in so far. */
const paidPages: Record<string, Visit> = {
  payment: async (page, site) => {
    await reachPayment(page, site, newBuyer())
    await expect(netsFrame(page).getByRole('button').first()).toBeVisible()
  },
  confirmation: async (page, site) => {
    await reachPayment(page, site, newBuyer())
    await payByCard(page)
    await readOrderNumber(page)
  },
}

async function openCheckout(page: Page, site: Site) {
  await haveInCart(page, site)
  await open('/checkout')(page, site)
  await expect(page.getByLabel(site.t('FirstName'))).toBeVisible()
}

const widths = [1280, 390]
const brands = Object.entries(siteOfBrand)
const paidBrands = brands.filter(([brand]) => brand === 'phonicear' || brand === 'bernafon')

/** Everything, or each page twice: both widths, and brands in turn. */
function chosen(among: typeof brands, index: number) {
  const all = among.flatMap((brand) => widths.map((width) => ({ brand, width })))
  if (isFullMatrix) return all
  return widths.flatMap((width, turn) => {
    const brand = among[(index + turn) % among.length]
    return brand ? [{ brand, width }] : []
  })
}

function check(visits: Record<string, Visit>, among: typeof brands) {
  for (const [index, [title, visit]] of Object.entries(visits).entries()) {
    for (const { brand, width } of chosen(among, index)) {
      const [name, site] = brand
      test(`the ${title} page of ${name} at ${width} px is open to everybody`, async ({ page, watch }) => {
        if (title === 'not found' || title === 'failed order') watch.expectComplaint(/status of 404/)
        await page.setViewportSize({ width, height: 900 })
        await visit(page, site)
        await expectAccessible(page)
      })
    }
  }
}

check(pages, brands)
check(paidPages, paidBrands)
