import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { linksOf } from './support/pages/links.ts'
import { statesInTurn } from './support/pages/page-state.ts'
import { pageStates } from './support/pages/page-states.ts'
import { violationsOn } from './support/checks/axe.ts'
import { expectToFitWindow } from './support/checks/overflow.ts'
import { expect, testInOneTab as test } from './support/shop-test.ts'
import { fetchPage } from './support/servers/http.ts'
import { isFullMatrix, siteOfBrand, type Site } from './support/servers/sites.ts'
import { badTargetsOf } from './support/checks/targets.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const WIDE = 1280
const PHONE = 390
/** Where `npm run lab -- html` looks at the pages. */
const HTML_FOLDER = process.env['HTML_FOLDER']
const widths = [WIDE, PHONE, ...(isFullMatrix ? [320] : [])]

for (const { state, site, turn } of statesInTurn(pageStates, Object.values(siteOfBrand))) {
  // Widths take turns, because axe takes longer than the page itself.
  const looked = isFullMatrix ? widths : widths.slice(turn % widths.length).slice(0, 1)

  test(`[SHELL-29] ${state.name} of ${site.name} has nothing that axe complains about, is easily pressed on a phone, never has to be scrolled sideways and leads to pages of the shop`, async ({
    page,
    watch,
  }) => {
    if (state.complaint) watch.expectComplaint(state.complaint)
    await page.setViewportSize({ width: WIDE, height: 900 })
    await state.open(page, site)
    if (HTML_FOLDER) return saveHtml(page, site, state.name)
    if (state.isShell) await expectLinksToPages(page, site)
    for (const width of looked) {
      await page.setViewportSize({ width, height: 900 })
      expect(await violationsOn(page, { runOnly: rules }), `${width} px wide`).toEqual([])
    }
    await page.setViewportSize({ width: PHONE, height: 900 })
    expect(await badTargetsOf(page)).toEqual([])
    await expectToFitWindow(page)
  })
}

/** Saves a page as it was sent, and as the browser has it now. */
async function saveHtml(page: Page, site: Site, name: string) {
  const { pathname, search } = new URL(page.url())
  const { body } = await fetchPage(site, pathname + search)
  const file = path.join(HTML_FOLDER!, `${site.name} ${name}`.replaceAll(/[^\w ]/g, ''))
  writeFileSync(`${file} sent.html`, body)
  writeFileSync(`${file} rendered.html`, `<!doctype html>${(await page.content()).replace(/^<!doctype html>/i, '')}`)
}

/** For pages that the browser renders. `links.spec.ts` crawls pages of the server without a browser. */
async function expectLinksToPages(page: Page, site: Site) {
  const { links, dead } = await linksOf(page, site)
  expect(links).not.toEqual([])
  expect(dead).toEqual([])
}
