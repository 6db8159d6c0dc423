import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { linksOf } from './support/pages/links.ts'
import type { PageState } from './support/pages/page-state.ts'
import { pageStates } from './support/pages/page-states.ts'
import { expectToFitWindow } from './support/checks/overflow.ts'
import { expect, test } from './support/shop-test.ts'
import { isFullMatrix, siteOfBrand, type Site } from './support/servers/sites.ts'
import { badTargetsOf } from './support/checks/targets.ts'

/** axe does not preload styles of other origins, because the security policy forbids it to fetch them. */
const rules: RunOptions = {
  preload: false,
  resultTypes: ['violations'],
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
}
type RunOptions = Parameters<AxeBuilder['options']>[0]
const brandSites = Object.values(siteOfBrand)
const WIDE = 1280
const PHONE = 390
const widths = [WIDE, PHONE, ...(isFullMatrix ? [320] : [])]

for (const [index, [state, site]] of combinations().entries()) {
  // Widths take turns, because axe takes longer than the page itself.
  const looked = isFullMatrix ? widths : widths.slice(index % widths.length).slice(0, 1)

  test(`[SHELL-29] ${state.name} of ${site.name} has nothing that axe complains about, is easily pressed on a phone, never has to be scrolled sideways and leads to pages of the shop`, async ({
    page,
    watch,
  }) => {
    if (state.complaint) watch.expectComplaint(state.complaint)
    await page.setViewportSize({ width: WIDE, height: 900 })
    await state.open(page, site)
    if (state.reopen) await expectLinksToPages(page, site)
    for (const width of looked) {
      await page.setViewportSize({ width, height: 900 })
      expect(await violationsOn(page), `${width} px wide`).toEqual([])
    }
    await page.setViewportSize({ width: PHONE, height: 900 })
    expect(await badTargetsOf(page)).toEqual([])
    await expectToFitWindow(page)
  })
}

async function violationsOn(page: Page) {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(rules).exclude('iframe').analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** For pages that the browser renders. `links.spec.ts` crawls pages of the server without a browser. */
async function expectLinksToPages(page: Page, site: Site) {
  const { links, dead } = await linksOf(page, site)
  expect(links).not.toEqual([])
  expect(dead).toEqual([])
}

/** Pairs each page with one brand in turn, or with every brand for the full matrix. */
function combinations(): [PageState, Site][] {
  return pageStates.flatMap((state, index) => {
    const fitting = brandSites.filter((site) => state.isIn?.(site) ?? true)
    const chosen = isFullMatrix ? fitting : fitting.slice(index % fitting.length).slice(0, 1)
    return chosen.map((site): [PageState, Site] => [state, site])
  })
}
