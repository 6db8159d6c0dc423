import type { Page } from '@playwright/test'
import {
  chooseAndAgree,
  expectOneOrder,
  placeOrderButton,
  putInCart,
  readOrderNumber,
} from '../support/customers/checkout.ts'
import { violationsOn } from '../support/checks/axe.ts'
import { newCustomer } from '../support/customers/customer.ts'
import { callGateway } from '../support/servers/gateway.ts'
import { waitForHydration } from '../support/pages/hydration.ts'
import { authenticate, demoCustomer, logIn, type Login } from '../support/customers/login.ts'
import { payByCard } from '../support/payments/nets.ts'
import { servers } from '../support/servers/servers.ts'
import { expect, test } from '../support/shop-test.ts'
import { sites } from '../support/servers/sites.ts'

const site = sites.bernafonUk
const { t } = site
const origin = servers.site(site.name)
const main = (page: Page) => page.getByRole('main')

/** Replaces the browser's print dialog by a counter. */
const countPrints = (page: Page) =>
  page.context().addInitScript(() => {
    const counted = globalThis as unknown as { prints: number }
    counted.prints = 0
    globalThis.print = () => {
      counted.prints += 1
    }
  })
const printsOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { prints: number }).prints)

/** Returns what the gateway stores for a customer: order numbers and cart. */
async function keptOf(customer: Login) {
  const { access_token: token, user } = await authenticate(site, customer)
  const { items } = await callGateway<{ items: { orderNumber: string }[] }>(
    site,
    'v1.0/orders/history?pageNumber=1&pageSize=10',
    undefined,
    token,
  )
  const { products } = await callGateway<{ products: { itemNumber: string; quantity: number }[] }>(
    site,
    `cart/get?userId=${user.userId}`,
    undefined,
    token,
  )
  return {
    history: items.map(({ orderNumber }) => orderNumber),
    cart: products.map(({ itemNumber, quantity }) => `${quantity} ${itemNumber}`),
  }
}

test('[BUY-02] [RES-14] [ORD-02] [ORD-11] [ORD-12] [ORD-10] a customer buys with a saved address, finds the order, prints it and orders again', async ({
  page,
}) => {
  const customer = await newCustomer(site)
  const product = await putInCart(page, site, { pieces: 1 })
  await logIn(page, site, customer)
  await page.goto(`${origin}/checkout`)
  await expect(page.getByLabel(t('AddressLine1')).first()).toHaveValue(customer.addressLine1)
  await chooseAndAgree(page)
  await placeOrderButton(page, site).click()
  await expect(page).toHaveURL(/\/payments\//)
  await payByCard(page)
  const orderNumber = await readOrderNumber(page)
  await expectOneOrder(customer.email, orderNumber)
  await expect(main(page)).toContainText(customer.addressLine1)
  const toOrder = main(page).getByRole('link', { name: t('SeeOrder') })
  await expect(toOrder).toHaveAttribute('href', new RegExp(`/${orderNumber}$`))

  await page.goto(`${origin}/account/order-history`)
  const row = main(page).getByRole('row', { name: new RegExp(orderNumber) })
  await expect(row).toContainText(t('StatusProcessing'))
  expect(await violationsOn(page)).toEqual([])
  await row.getByRole('link', { name: new RegExp(t('SeeOrder')) }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText(orderNumber)
  await expect(main(page)).toContainText(customer.addressLine1)
  await expect(main(page).getByRole('table')).toContainText(product.itemNumber)
  expect(await violationsOn(page)).toEqual([])

  await countPrints(page)
  const opened = page.waitForEvent('popup')
  await main(page)
    .getByRole('link', { name: t('Print') })
    .click()
  const sheet = await opened
  await expect(sheet.getByRole('article')).toContainText(orderNumber)
  await expect.poll(() => printsOf(sheet)).toBe(1)
  await expect(sheet.getByRole('banner')).toHaveCount(0)
  expect(await violationsOn(sheet)).toEqual([])
  await sheet.close()

  expect(await keptOf(customer)).toEqual({ history: [orderNumber], cart: [] })
  await main(page)
    .getByRole('button', { name: t('OrderAgain') })
    .click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(main(page)).toContainText(t('OrderAgainDone'))
  expect(await keptOf(customer)).toEqual({ history: [orderNumber], cart: [`1 ${product.itemNumber}`] })
})

test('[ORD-01] [ORD-16] the demo customer goes through 64 orders, and Back leads to the page before', async ({
  page,
}) => {
  await logIn(page, site, demoCustomer)
  await page.goto(`${origin}/account/order-history`)
  await waitForHydration(page)
  const rows = main(page).getByRole('row')
  const first = async () => (await rows.nth(1).getByRole('cell').first().textContent()) ?? ''
  await expect(rows).toHaveCount(11)
  const newest = await first()
  await main(page)
    .getByRole('link', { name: t('PageNumber', { number: 7 }) })
    .click()
  await expect(rows).toHaveCount(5)
  await page.goBack()
  await expect.poll(first).toBe(newest)
  await page.getByLabel(t('OrdersPerPage')).selectOption('50')
  await expect(rows).toHaveCount(51)
  await main(page)
    .getByRole('link', { name: t('NextPage') })
    .click()
  await expect(rows).toHaveCount(15)
})
