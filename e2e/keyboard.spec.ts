import type { Locator, Page } from '@playwright/test'
import { cartOf, categoriesOf, sampleProductsOf } from './support/servers/gateway.ts'
import { openAddress } from './support/pages/page-state.ts'
import { expect, testInOneTab as test } from './support/shop-test.ts'
import { isFullMatrix, siteOfBrand, sites } from './support/servers/sites.ts'

const site = sites.productGlobal
const { t } = site

test('the first key leads past header and menu into the page', async ({ page }) => {
  await openAddress(page, site, '/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: t('SkipToContent') })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('[SHELL-12] the menu opens a category by keyboard, and the heading of the new page is said', async ({ page }) => {
  const category = (await categoriesOf(site)).find(({ subcategories }) => subcategories.length > 0)
  const part = category?.subcategories[0]
  await openAddress(page, site, '/')
  const menu = page.getByRole('navigation', { name: t('MainMenu') })
  await tabTo(page, menu.getByRole('button', { name: t('ShowSubcategories', { category: category?.title ?? '' }) }))
  await page.keyboard.press('Enter')
  await tabTo(page, menu.getByRole('link', { name: part?.title ?? '', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.pathname === part?.url)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('[SRCH-01] a search is typed and sent by keyboard', async ({ page }) => {
  await openAddress(page, site, '/')
  await tabTo(page, page.getByRole('searchbox', { name: t('SearchFieldLabel') }))
  await page.keyboard.type('312')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: t('SearchResultsFor', { query: '312' }) })).toBeFocused()
})

test('[PROD-13] [PROD-15] options are chosen, the variation is added and the cart is opened by keyboard', async ({
  page,
}) => {
  await openAddress(page, site, (await sampleProductsOf(site)).configurable.path)
  const groups = page
    .getByRole('main')
    .getByRole('group')
    .filter({ has: page.getByRole('radio') })
  for (const group of await groups.all()) {
    await tabTo(page, group.getByRole('radio').first())
    await page.keyboard.press('Space')
    await expect(group.getByRole('radio').first()).toBeChecked()
  }
  await tabTo(page, page.getByRole('main').getByRole('button', { name: t('AddToCart'), exact: true }))
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await cartOf(page, site)).total).toBe(1)
  await tabTo(page, page.getByRole('banner').locator('a[href="/cart"]').first(), 'Shift+Tab')
  // The first press opens the mini-cart, the next one follows the link to the cart.
  if ((await page.locator(':focus').getAttribute('aria-expanded')) === 'false') await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: t('YourCart') })).toBeFocused()
})

for (const [turn, shop] of (isFullMatrix
  ? Object.values(siteOfBrand)
  : [siteOfBrand.bernafon, siteOfBrand.product]
).entries()) {
  test(`the focus walks through the pages of ${shop.name}, always seen, never covered, never trapped`, async ({
    page,
  }) => {
    const { simple } = await sampleProductsOf(shop)
    const all = ['/', simple.category.url, simple.path, '/account/login']
    for (const address of isFullMatrix ? all : all.filter((_, index) => index % 2 === turn)) {
      await openAddress(page, shop, address)
      expect(await hiddenFocusStops(page), address).toEqual([])
    }
  })
}

/** Presses Tab until an element has the focus. `Shift+Tab` goes back. */
async function tabTo(page: Page, wanted: Locator, key = 'Tab') {
  const hasFocus = () => wanted.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 120; presses += 1) {
    if (await hasFocus()) return
    await page.keyboard.press(key)
  }
  throw new Error(`The focus never came to ${String(wanted)}`)
}

/** Walks with Tab to the end of the page. Returns the stops that a sighted visitor cannot see. */
async function hiddenFocusStops(page: Page): Promise<string[]> {
  const hidden: string[] = []
  for (let presses = 0; presses < 250; presses += 1) {
    await page.keyboard.press('Tab')
    const stop = await focusStop(page)
    if (stop === 'end') return hidden
    if (stop !== 'seen') hidden.push(stop)
  }
  return [...hidden, 'The walk never ended']
}

/** Returns the state of the focused element, after waiting for elements that slide into view. */
async function focusStop(page: Page) {
  const stop = () => page.evaluate(focusedStop)
  await expect
    .poll(stop, { timeout: 1_500 })
    .toMatch(/^(seen|end)$/)
    .catch(() => undefined)
  return stop()
}

/** Returns `seen` for a visible stop, `end` after the last one, and otherwise what is wrong. Runs in the page. */
function focusedStop() {
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'end'
  if (focused.tagName === 'IFRAME') return 'seen'
  const { left, top, width, height } = focused.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  const control = hit?.closest('label')?.control
  const isOnTop = hit !== null && (focused.contains(hit) || hit.contains(focused) || control === focused)
  // The ring may be around the control's tile or field.
  const drawn = [focused, focused.parentElement, focused.closest('label')].some((part) => {
    const style = part && getComputedStyle(part)
    return (
      style && ((style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2) || style.boxShadow !== 'none')
    )
  })
  const name = focused.outerHTML.slice(0, 90)
  if (!isOnTop) return `covered by ${hit?.outerHTML.slice(0, 60) ?? 'the edge'}: ${name}`
  return drawn ? 'seen' : `no ring: ${name}`
}
