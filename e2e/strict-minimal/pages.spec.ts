import type { Page } from '@playwright/test'
import { accountStates } from '../support/customers/account-states.ts'
import { waitForHydration } from '../support/pages/hydration.ts'
import { fetchPage } from '../support/servers/http.ts'
import { statesInTurn } from '../support/pages/page-state.ts'
import { pageStates } from '../support/pages/page-states.ts'
import { expect, test, testInOneTab } from '../support/shop-test.ts'
import { isFullMatrix, onStrictMinimum, siteOfBrand, sites } from '../support/servers/sites.ts'

// The gateway sends nearly no texts. The sites are deployed with fallback texts.

test.use({ isStrictMinimal: true })
testInOneTab.use({ isStrictMinimal: true })

const brandSites = Object.values(siteOfBrand).map(onStrictMinimum)

// The account's pages are part of the full matrix only.
const states = isFullMatrix ? pageStates : pageStates.filter((state) => !accountStates.includes(state))

for (const { state, site } of statesInTurn(states, brandSites)) {
  testInOneTab(
    `[OP-75] ${state.name} of ${site.name} leaves no text empty and no control without a name`,
    async ({ page, watch }) => {
      if (state.complaint) watch.expectComplaint(state.complaint)
      await state.open(page, site)
      await expect.poll(() => emptyTexts(page)).toEqual([])
    },
  )
}

test('[OP-75] a page that the browser fills speaks the language of its shop as well', async ({ page }) => {
  const site = onStrictMinimum(sites.horselbutikSe)
  const { t } = site
  const home = `${site.origin}/`
  const { body, headers } = await fetchPage(site, '/')
  const siteAlone = body.replace(/(?<=id="shop-data">).*?(?=<\/script>)/s, (data) =>
    JSON.stringify({ site: (JSON.parse(data) as { site: object }).site }),
  )
  const policy = String(headers['content-security-policy'])
  await page.route(home, (route) =>
    route.fulfill({
      body: siteAlone,
      contentType: 'text/html',
      headers: { 'content-security-policy': policy },
    }),
  )
  // The browser lets a fulfilled page load nothing from this machine, so pictures and scripts are fulfilled too.
  const headersOfScript = { 'access-control-allow-origin': '*' }
  await page.route('**/uc.js*', (route) =>
    route.fulfill({ body: '', contentType: 'text/javascript', headers: headersOfScript }),
  )
  await page.route('**/api/pictures/**', (route) =>
    route.fulfill({ body: '<svg xmlns="http://www.w3.org/2000/svg"/>', contentType: 'image/svg+xml' }),
  )
  await page.goto(home)
  await waitForHydration(page)
  await expect(page.getByRole('link', { name: t('Help') }).first()).toBeVisible()
  await expect.poll(() => emptyTexts(page)).toEqual([])
})

/** Lists elements without the text that they exist for, and texts that no visitor should see, such as `undefined`. */
const emptyTexts = (page: Page) =>
  page.evaluate(() => {
    const speaking = 'h1,h2,h3,h4,h5,h6,p,li,dt,dd,label,legend,button,a[href],summary,th,td,option,figcaption'
    const named = '[aria-label]:not([aria-label=""]),[aria-labelledby],img[alt]:not([alt=""]),input,select,textarea'
    const silent = [...document.querySelectorAll(speaking)]
      .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden="true"],[inert]'))
      .filter((element) => !element.textContent?.trim() && !element.matches(named) && !element.querySelector(named))
    const nameless = [...document.querySelectorAll('[aria-label=""],[title=""],[placeholder=""]')]
    const fields = [...document.querySelectorAll<HTMLInputElement>('input,select,textarea')]
      .filter((field) => field.checkVisibility() && !field.matches('[aria-label],[aria-labelledby]'))
      .filter(({ labels }) => ![...(labels ?? [])].some((label) => label.textContent?.trim()))
    const raw = document.body.innerText.match(/.*(?:\b(?:undefined|null|NaN)\b|\{\w+\}).*/g) ?? []
    return [...silent, ...nameless, ...fields].map((element) => element.outerHTML.slice(0, 200)).concat(raw)
  })
