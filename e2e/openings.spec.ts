import type { Page, Route } from '@playwright/test'
import { holdCall, holdScripts } from './support/servers/hold.ts'
import { putInCart } from './support/customers/checkout.ts'
import { pageStates } from './support/pages/page-states.ts'
import type { PageState } from './support/pages/page-state.ts'
import { servers } from './support/servers/servers.ts'
import { expect, test } from './support/shop-test.ts'
import { siteOfBrand, sites, type Site } from './support/servers/sites.ts'

/**
 * How often each page that the browser draws is opened, with the timings in turn:
 * `OPENINGS=200 npm test -- --only journeys openings`. Without it two pages are opened.
 */
const openings = Number(process.env['OPENINGS'] || 0)

/** When a page's responses arrive. The page must render at whichever step of React they arrive. */
type Timing = 'at once' | 'late' | 'before the script'
const timings: Timing[] = ['at once', 'late', 'before the script']

/** Milliseconds that a response takes at most. */
const LATEST = openings > 0 ? 3000 : 600

const soon = () => new Promise<void>((resolve) => setTimeout(resolve, Math.random() * LATEST))

/** Delays the responses of a page. Immediate ones repeat what the gateway has sent before. */
async function timeAnswers(page: Page, timing: Timing) {
  // Playwright's routes disable the browser's cache. Only the script needs one, because it comes from that cache.
  if (timing === 'before the script') await page.route(/\/assets\/[\w-]+-page-[\w-]+\.js/, lateScript)
  if (timing === 'late') await interceptCalls(page, soon)
  if (timing === 'at once') await interceptCalls(page, rememberAnswers(page))
}

const lateScript = async (route: Route) => {
  await soon()
  await route.fallback()
}

interface Answer {
  responseCode: number
  responseHeaders: { name: string; value: string }[]
  /** In base64. */
  body: string
}

/** Lets every call to the gateway wait for `decide`, and answers it with what that returns, if anything. */
async function interceptCalls(page: Page, decide: (method: string, url: string) => Promise<Answer | void>) {
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const decided = request.url.includes('/api/pictures') ? Promise.resolve() : decide(request.method, request.url)
    void decided
      .then((answer) =>
        answer
          ? session.send('Fetch.fulfillRequest', { requestId, ...answer })
          : session.send('Fetch.continueRequest', { requestId }),
      )
      // The page has been left.
      .catch(() => undefined)
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] })
}

/** Remembers the responses of the gateway to a page, and returns the one to a call that repeats. */
function rememberAnswers(page: Page) {
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
  return async (method: string, url: string) => (method === 'GET' ? known.get(url) : undefined)
}

/**
 * On an old phone, responses arrive while the page still renders. With many openings four workers share a core (the
 * configuration says so), which slows each page as much. Throttling would spin away the time of the other pages.
 */
async function slowDown(page: Page) {
  if (openings > 0) return
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

const drawn = pageStates.filter(({ reopen }) => reopen)
const siteFor = ({ isIn }: PageState): Site => Object.values(sites).find((site) => isIn?.(site) ?? true)!

const stateNamed = (wanted: string) => drawn.find(({ name }) => name === wanted)!

/** How often one visitor opens a page. The gateway starts at most 60 payments of a visitor in ten minutes. */
const OPENINGS_PER_VISITOR = 50

async function becomeNewVisitor(page: Page) {
  // The answer about cookies stays.
  await page.context().clearCookies({ name: 'user' })
  await page.evaluate(() => localStorage.clear())
}

/**
 * Opens a page again and again. The visitor is prepared once, or seldom, so that the addresses of the calls repeat and can be
 * answered from memory.
 */
async function open(page: Page, state: PageState, timing: Timing, times: number) {
  await timeAnswers(page, timing)
  const site = siteFor(state)
  await state.open(page, site)
  for (let time = 1; time < times; time += 1) {
    if (time % OPENINGS_PER_VISITOR > 0) await state.reopen?.(page, site)
    else await becomeNewVisitor(page).then(() => state.open(page, site))
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

for (const state of openings > 0 ? drawn : []) {
  for (const timing of timings) {
    const times = Math.ceil(openings / timings.length)
    test(`[SHELL-02] ${state.name} shows itself ${times} times with answers ${timing}`, async ({ page }) => {
      test.setTimeout(120_000 + times * 30_000)
      await slowDown(page)
      await open(page, state, timing, times)
    })
  }
}

test('[SHELL-02] pages that the browser draws show themselves whenever their answers come', async ({ page }) => {
  await slowDown(page)
  await open(page, stateNamed('login'), 'before the script', 1)
  // The first opening records the responses that the second one gets at once.
  await open(page, stateNamed('dashboard'), 'at once', 2)
})

/** Moves all animations of a page to a time, in milliseconds. */
const passTime = (page: Page, milliseconds: number) =>
  page.evaluate((time) => {
    for (const animation of document.getAnimations()) animation.currentTime = time
  }, milliseconds)

test('[SHELL-02] [SHELL-24] a page that is still loading after ten seconds offers ways on, with and without its scripts', async ({
  page,
}) => {
  const site = siteOfBrand.product
  await putInCart(page, site)
  const notice = page.getByText(site.t('StillLoading'))
  const tryAgain = page.getByRole('main').getByRole('link', { name: site.t('TryAgain') })

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
  await expect(page.getByRole('main').getByRole('link', { name: site.t('GoToStartPage') })).toBeVisible()
  await tryAgain.click()
  releaseCart()
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible()
})
