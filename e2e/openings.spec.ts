import type { Page } from '@playwright/test'
import { putInCart } from './support/customers/checkout.ts'
import { returningCustomer } from './support/customers/login.ts'
import { openAddress } from './support/pages/page-state.ts'
import { holdCall, holdFile, holdScripts } from './support/servers/hold.ts'
import { servers } from './support/servers/servers.ts'
import { expect, test } from './support/shop-test.ts'
import { siteOfBrand } from './support/servers/sites.ts'

const site = siteOfBrand.product

interface Answer {
  responseCode: number
  responseHeaders: { name: string; value: string }[]
  /** In base64. */
  body: string
}

/**
 * Answers each read that repeats at once, with what the gateway has sent before. Without Playwright's routes, which disable the
 * browser's cache: the page's script comes from it.
 */
async function answerFromMemory(page: Page) {
  const known = new Map<string, Answer>()
  page.on('response', async (response) => {
    const request = response.request()
    if (request.method() !== 'GET' || !/\/api\/(?!pictures)/.test(request.url())) return
    const body = await response.body().catch(() => undefined)
    // The body is decompressed.
    const { 'content-encoding': _, 'content-length': _length, ...headers } = response.headers()
    const responseHeaders = Object.entries(headers).map(([name, value]) => ({ name, value }))
    if (body)
      known.set(request.url(), { responseCode: response.status(), responseHeaders, body: body.toString('base64') })
  })
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId, request: { method, url } }) => {
    const answer = method === 'GET' ? known.get(url) : undefined
    const sent = answer
      ? session.send('Fetch.fulfillRequest', { requestId, ...answer })
      : session.send('Fetch.continueRequest', { requestId })
    // The page has been left.
    sent.catch(() => undefined)
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] })
}

/** On an old phone, responses arrive while the page still renders. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

const main = (page: Page) => page.getByRole('main')

test('[SHELL-02] a page that the browser draws shows itself when its script comes last', async ({ page }) => {
  await slowDown(page)
  const releaseScript = await holdFile(page, 'login-page')
  await page.goto(`${site.origin}/account/login`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  releaseScript()
  await expect(main(page).getByRole('textbox').first()).toBeVisible()
})

test('[SHELL-02] a page that the browser draws shows itself when its answers come at once', async ({ page }) => {
  await slowDown(page)
  await answerFromMemory(page)
  await returningCustomer(page, site)
  // The first opening records the answers that the second one gets at once.
  for (let opening = 1; opening <= 2; opening++) {
    await openAddress(page, site, '/account/dashboard')
    await expect(main(page).locator('section img').first()).toBeVisible()
  }
})

/** Moves all animations of a page to a time, in milliseconds. */
const passTime = (page: Page, milliseconds: number) =>
  page.evaluate((time) => {
    for (const animation of document.getAnimations()) animation.currentTime = time
  }, milliseconds)

test('[SHELL-02] [SHELL-24] a page that is still loading after ten seconds offers ways on, with and without its scripts', async ({
  page,
}) => {
  await putInCart(page, site)
  const notice = page.getByText(site.t('StillLoading'))
  const tryAgain = main(page).getByRole('link', { name: site.t('TryAgain') })

  const releaseScripts = await holdScripts(page)
  await page.goto(`${servers.site(site.name)}/checkout`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await passTime(page, 9000)
  await expect(notice).toBeHidden()
  await passTime(page, 10_001)
  await expect(notice).toBeVisible()
  releaseScripts()

  const releaseCart = await holdCall(page, 'cart/get')
  await page.reload()
  await expect(page.getByText(site.t('Loading')).first()).toBeVisible()
  await passTime(page, 10_001)
  await expect(main(page).getByRole('link', { name: site.t('GoToStartPage') })).toBeVisible()
  await tryAgain.click()
  releaseCart()
  await expect(main(page).getByRole('textbox').first()).toBeVisible()
})
