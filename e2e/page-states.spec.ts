import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { linksOf } from './support/links.ts'
import { pageStates, type PageState } from './support/page-states.ts'
import { expect, test } from './support/shop-test.ts'
import { isFullMatrix, siteOfBrand, type Site } from './support/sites.ts'

/** Styles of other origins stay unread: fetching them anew is more than the page itself may do. */
const rules: RunOptions = {
  preload: false,
  resultTypes: ['violations'],
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
}
type RunOptions = Parameters<AxeBuilder['options']>[0]
const brandSites = Object.values(siteOfBrand)
const WIDE = 1280
const widths = isFullMatrix ? [WIDE, 390, 320] : [WIDE, 390]

for (const [state, site, width] of combinations()) {
  const andMore = width === WIDE ? ', never has to be scrolled sideways and leads to pages of the shop' : ''
  test(`${state.name} of ${site.name}, ${width} wide, has nothing that axe complains about${andMore}`, async ({
    page,
    watch,
  }) => {
    if (state.complaint) watch.expectComplaint(state.complaint)
    await page.setViewportSize({ width, height: 900 })
    await state.open(page, site)
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(rules).exclude('iframe').analyze()
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
    expect(found).toEqual([])
    if (width !== WIDE) return
    if (state.isDrawnByBrowser) await expectLinksToPages(page, site)
    await expectNoSidewaysScrolling(page)
  })
}

/** What the server draws is crawled without a browser (links.spec.ts). */
async function expectLinksToPages(page: Page, site: Site) {
  const { links, dead } = await linksOf(page, site)
  expect(links).not.toEqual([])
  expect(dead).toEqual([])
}

/** Neither a narrow window nor letters of twice the size make the page wider than its window. */
async function expectNoSidewaysScrolling(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await overflowOf(page), 'on 320 px').toEqual([])
  await page.setViewportSize({ width: WIDE, height: 900 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect(await overflowOf(page), 'with large letters').toEqual([])
}

/** Each page at each width, the brands taking turns so that each of them is seen at each width; or simply everything. */
function combinations(): [PageState, Site, number][] {
  return pageStates.flatMap((state, index) =>
    widths.flatMap((width, turn): [PageState, Site, number][] => {
      const fitting = brandSites.filter((site) => state.isIn?.(site) ?? true)
      const chosen = isFullMatrix ? fitting : fitting.slice((index + turn) % fitting.length).slice(0, 1)
      return chosen.map((site) => [state, site, width])
    }),
  )
}

/** What makes the page wider than its window: nothing, unless it has to be scrolled sideways. */
const overflowOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement
    if (scrollWidth <= innerWidth) return []
    const wide = [...document.querySelectorAll('body *')].filter(
      (part) => part.getBoundingClientRect().right > innerWidth,
    )
    return [`${scrollWidth} px wide`, ...wide.slice(-3).map((part) => part.outerHTML.slice(0, 120))]
  })
