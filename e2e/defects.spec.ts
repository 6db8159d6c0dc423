import type { Page, Route } from '@playwright/test'
import { defects, type DefectName } from '@shop/contract/defects.ts'
import { createDocumentedGateway, registered } from '@shop/contract/documented-gateway.ts'
import { shownDefects, type Shown } from '@shop/contract/shown.ts'
import { expectLoggedIn, sendLogin } from './support/customers/login.ts'
import { returningVisitor } from './support/customers/visitor.ts'
import { waitForHydration } from './support/pages/hydration.ts'
import { expectHeading, openAddress } from './support/pages/page-state.ts'
import { texts } from './support/pages/wording.ts'
import { servers } from './support/servers/servers.ts'
import { expect, testInOneTab as test } from './support/shop-test.ts'
import { isFullMatrix, sites } from './support/servers/sites.ts'

// Every call of the page is answered by the gateway of the documents, with one defect. The site's server renders nothing,
// so that no answer of its own gateway is on the page. It sends the files and the security policy.

const site = { ...sites.horselbutikSe, origin: servers.plainSite(sites.horselbutikSe.name) }
type Gateway = ReturnType<typeof createDocumentedGateway>

const rows = Object.entries(shownDefects) as [DefectName, Shown][]
// Page tests prove every row over the same gateway. The browser opens each page of them once, and each row that moves it.
const first = new Map(rows.toReversed().map(([name, { at }]) => [at, name]))
const opened = rows.filter(([name, { at, leadsTo, follows }]) => first.get(at) === name || leadsTo || follows)
for (const [name, shown] of isFullMatrix ? rows : opened) {
  test(`[API-53] ${name}`, async ({ page, watch }) => {
    // The answers are wrong on purpose.
    watch.expectComplaint(/Failed to load resource|GatewayFailure|pictures\.example|adyen/)
    const gateway = createDocumentedGateway({
      fault: defects[name],
      settings: { ...shown.settings, translations: texts('en') },
    })
    await answerBy(gateway, page)
    await openShown(gateway, page, shown)
    const { has = [], lacks, leadsTo } = shown
    await expect(async () => {
      const main = await shownInMain(page)
      for (const part of has) expect(main).toContain(part)
      for (const part of lacks) expect(main).not.toContain(part)
      expect(leadsTo && new URL(page.url()).pathname).toBe(leadsTo)
    }).toPass({ timeout: 20_000 })
    expect(gateway.control.unknownCalls()).toEqual([])
  })
}

test('[API-53] the browser blocks a picture that comes from elsewhere', async ({ page, watch }) => {
  watch.expectComplaint(/pictures\.example/)
  const blocked: string[] = []
  page.on('console', (message) => void blocked.push(message.text()))
  const gateway = createDocumentedGateway({
    fault: defects['picture comes from elsewhere'],
    settings: { translations: texts('en') },
  })
  await answerBy(gateway, page)
  await openAddress(page, site, '/search-result/wipes')
  await expect.poll(() => blocked.join()).toContain('security policy: img-src https://pictures.example')
})

/** Answers every call and every picture of a page. */
async function answerBy(gateway: Gateway, page: Page) {
  await page.route(`${site.origin}/api/**`, async (route) => fulfil(route, await gateway.fetch(requestOf(route))))
  await page.route(/\/images\/[\w-]+\.(?:jpg|png)$/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
}

function requestOf(route: Route): Request {
  const request = route.request()
  const body = request.postData()
  const { authorization } = request.headers()
  return new Request(request.url(), {
    method: request.method(),
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    ...(body !== null && { body }),
  })
}

const fulfil = async (route: Route, answer: Response) =>
  route.fulfill({
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: Buffer.from(await answer.arrayBuffer()),
  })

/** Opens the page of a row for a visitor with a cart, or with a payment that has begun. */
async function openShown(gateway: Gateway, page: Page, { at, promoCode, paid, follows }: Shown) {
  const userId = await returningVisitor(page, site)
  await post(gateway, 'cart/add', { userId, products: { 'p-1': 2, 'p-6': 1 } })
  if (promoCode) await post(gateway, 'cart/update-properties', { userId, customProperties: { promoCode } })
  if (/^\/(?:account|order-print)\//.test(at)) {
    await openAddress(page, site, '/account/login')
    await sendLogin(page, registered)
    await expectLoggedIn(page, registered)
  }
  await page.goto(site.origin + at.replace(/T$/, at.endsWith('/T') ? await startPayment(gateway, userId, paid) : ''))
  await expectHeading(page)
  await waitForHydration(page)
  if (follows) await page.getByRole('link', { name: follows }).first().click()
}

/** Places an order that is not paid, or whose payment has ended. Returns its part of an address. */
async function startPayment(gateway: Gateway, userId: string, paid: Shown['paid']) {
  const answer = await post(gateway, 'cart/initialize-transaction', { userId, shippingMethod: 'standard', ...order })
  const { transactionId, correlationId } = (await answer.json()) as Record<string, string>
  if (paid) gateway.control.pay(String(transactionId), paid)
  return `${transactionId}/${correlationId}`
}

const karin = { firstName: 'Karin', lastName: 'Berg', email: 'karin@example.com', phoneNumber: '070 123 45 67' }
const order = {
  invoiceAddress: { ...karin, addressLine1: 'Storgatan 1', postalCode: '222 21', city: 'Lund', countryCode: 'SE' },
  termsAndConditionsAgreed: true,
  privacyPolicyAgreed: true,
}

const post = (gateway: Gateway, call: string, json: object) =>
  gateway.fetch(new Request(`${site.origin}/api/${call}`, { method: 'POST', body: JSON.stringify(json) }))

/** What the main part shows, with plain blanks. A picture stands as `[picture /its/address.jpg]`. */
const shownInMain = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const pictures = [...main.querySelectorAll('img')].map(
      (picture) => `[picture ${picture.getAttribute('src') ?? ''}]`,
    )
    return [main.textContent.replaceAll(/\s+/g, ' '), ...pictures].join('')
  })
