import { expect, type Page } from '@playwright/test'
import { callGateway, simpleProductsOf } from '../servers/gateway.ts'
import { placeOrder } from './order.ts'
import { mailsTo } from '../servers/sandbox.ts'
import type { Site } from '../servers/sites.ts'
import { returningVisitor, visitorId } from './visitor.ts'

const danish = { line1: 'Strandvejen 14', line2: '2. tv.', postcode: '8000', town: 'Aarhus C', phone: '28 40 11 92' }
const british = {
  line1: '12 Orchard Lane',
  line2: 'Flat 2',
  postcode: 'HG1 4QT',
  town: 'Harrogate',
  phone: '01423 555 010',
}
const swedish = { line1: 'Björkvägen 7', line2: '', postcode: '582 46', town: 'Linköping', phone: '070 123 45 67' }
const german = { line1: 'Ackerstraße 14', line2: '', postcode: '10115', town: 'Berlin', phone: '+49 30 901820' }
const homes: Readonly<Record<string, typeof danish>> = { en: german, 'da-DK': danish, 'sv-SE': swedish }

/** Returns an address in the market of a site. */
const homeIn = ({ culture }: Site) => homes[culture] ?? british

/**
 * Makes the visitor of a page a returning one with products in the cart, and returns the first product. Adding on the product
 * page has tests of its own.
 */
export async function putInCart(page: Page, site: Site, { products = 1, pieces = 2 } = {}) {
  const wanted = await simpleProductsOf(site, products)
  const userId = await returningVisitor(page, site)
  await callGateway(site, 'cart/add', { userId, products: Object.fromEntries(wanted.map(({ id }) => [id, pieces])) })
  return wanted[0]!
}

/** Types the buyer's address at checkout. */
export async function typeAddress(page: Page, site: Site, email: string) {
  const home = homeIn(site)
  const field = (key: string) => page.getByLabel(site.t(key)).first()
  await field('FirstName').fill('Inger')
  await field('LastName').fill('Kjærgaard')
  await field('Email').fill(email)
  await field('Phone').fill(home.phone)
  await field('AddressLine1').fill(home.line1)
  await field('AddressLine2').fill(home.line2)
  await field('PostalCode').fill(home.postcode)
  await page.getByLabel(site.t('City'), { exact: true }).fill(home.town)
}

/** Chooses the first delivery and gives all consents. */
export async function chooseAndAgree(page: Page) {
  await page.getByRole('radio').first().check()
  await agree(page)
}

/** Gives all consents. They are hidden, and not yet those of the cart, until it is read. */
export async function agree(page: Page) {
  const consents = page.locator('input[name^="consents."]')
  await expect(consents.first()).toBeVisible()
  for (const consent of await consents.all()) await consent.check()
}

/** The button that places the order. */
export const placeOrderButton = (page: Page, { t }: Site) => page.getByRole('button', { name: t('PlaceOrder') })

/** Opens the payment page of an order placed through the gateway. The checkout page has tests of its own. */
export async function openPayment(page: Page, site: Site, email: string) {
  await putInCart(page, site)
  const { transactionId, correlationId } = await placeOrder(site, await visitorId(page), email)
  await page.goto(`${site.origin}/payments/${transactionId}/${correlationId}`)
}

/** Waits for the confirmation, and returns its order number. */
export async function readOrderNumber(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/order-confirmation\//)
  const number = page.getByRole('main').getByText(/^[A-Z]{2}\d{6}$/)
  await expect(number).toBeVisible()
  return (await number.textContent()) ?? ''
}

/** Expects exactly one receipt, and for this order. The gateway writes order and receipt in one database transaction. */
export async function expectOneOrder(email: string, orderNumber: string) {
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1)
  const [mail] = await mailsTo(email)
  expect(mail?.subject).toContain(orderNumber)
}

/** The transaction of the page at hand, as the gateway knows it. */
export async function transactionOf(page: Page, site: Site) {
  const [, transactionId, correlationId] = /\/(?:payments|order-confirmation)\/([^/]+)\/([^/?]+)/.exec(page.url()) ?? []
  const userId = await visitorId(page)
  return callGateway<{ orderNumber: string; status: string; totalPrice: string }>(
    site,
    `cart/get-transaction?transactionId=${transactionId}&correlationId=${correlationId}&userId=${userId}`,
  )
}
