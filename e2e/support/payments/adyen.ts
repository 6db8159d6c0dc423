import { expect, type Page, type Route } from '@playwright/test'
import { servers } from '../servers/servers.ts'

/** Numbers that the provider's test system gives a meaning. */
export const cards = { paid: '4111 1111 1111 1111', challenged: '5454 5454 5454 5454' } as const

/** A name on the card with which the bank of the provider's test system declines. */
export const DECLINED = 'DECLINED'

/** One field of the card form, in its own frame of the provider. */
export const cardField = (page: Page, name: string) =>
  page.frameLocator(`.adyen-checkout__field--${name} iframe`).getByRole('textbox')

interface Card {
  number?: string
  /** The name on it. */
  holder?: string
}

/** Waits until the card form takes text. It opens its fields one after another, and hides itself until then. */
export const expectCardForm = (page: Page) => expect(cardField(page, 'securityCode')).toBeEnabled()

/** Fills in the card form. */
export async function typeCard(page: Page, { number = cards.paid, holder = 'Dorothy Ashworth' }: Card = {}) {
  await expectCardForm(page)
  await cardField(page, 'cardNumber').fill(number)
  await cardField(page, 'expiryDate').fill('03/30')
  await cardField(page, 'securityCode').fill('737')
  await page.getByLabel('Name on card').fill(holder)
}

/** The button that pays with the open method. */
export const payButton = (page: Page) => page.getByRole('button', { name: /^(?:Pay|Continue to) / })

/** Pays with a card. */
export async function payByCard(page: Page, card?: Card) {
  await typeCard(page, card)
  await payButton(page).click()
}

/** The page of the customer's bank in the payment page (3-D Secure). */
export const challengeFrame = (page: Page) => page.frameLocator('iframe[name="threeDSIframe"]')

/** The only address at which Adyen's script accepts a bank without TLS. */
const UNENCRYPTED = 'http://localhost:8080'

/**
 * Lets the sandbox respond at that address too, so that the bank's page works with any port of the sandbox. The security
 * policy stays on, with that address beside the sandbox's own.
 */
export async function allowUnencryptedBank(page: Page) {
  const { sandbox, sandboxFromNode } = servers
  // To the browser, a fulfilled page comes from the internet, and the bank from this machine.
  await page.context().grantPermissions(['local-network-access'])
  await page.route(`${UNENCRYPTED}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: sandboxFromNode + pathname + search }) })
  })
  await page.route('**/api/payments/paymentMethods*', async (route) => {
    const response = await fetchFromSite(route)
    await route.fulfill({ response, body: (await response.text()).replaceAll(sandbox, UNENCRYPTED) })
  })
  await page.route('**/payments/*/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await fetchFromSite(route)
    const headers = response.headers()
    const policy = (headers['content-security-policy'] ?? '').replaceAll(sandbox, `${sandbox} ${UNENCRYPTED}`)
    return route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } })
  })
}

/** Node does not resolve the sites' names. */
async function fetchFromSite(route: Route) {
  const request = route.request()
  const { host, pathname, search } = new URL(request.url())
  const headers = { ...(await request.allHeaders()), host }
  return route.fetch({ url: `http://127.0.0.1:${servers.sitePort}${pathname}${search}`, headers })
}
