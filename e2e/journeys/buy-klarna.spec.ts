import { callGateway, sampleProductsOf } from '../support/servers/gateway.ts'
import {
  chooseAndAgree,
  expectOneOrder,
  openPayment,
  placeOrderButton,
  putInCart,
  readOrderNumber,
  transactionOf,
  typeAddress,
} from '../support/customers/checkout.ts'
import { newCustomer } from '../support/customers/customer.ts'
import { press } from '../support/checks/keyboard.ts'
import {
  actAsKlarna,
  buyButton,
  klarnaFrame,
  klarnaOrderId,
  pressBuy,
  pressTestButton,
} from '../support/payments/klarna.ts'
import { sendLogin } from '../support/customers/login.ts'
import { newEmail } from '../support/customers/order.ts'
import { mailsTo } from '../support/servers/sandbox.ts'
import { servers } from '../support/servers/servers.ts'
import { expect, test } from '../support/shop-test.ts'
import { sites } from '../support/servers/sites.ts'
import { visitorId } from '../support/customers/visitor.ts'

const site = sites.horselbutikSe
const { t } = site
const at = servers.site(site.name)

test('[PAY-05] [PAY-04] [RES-06] a visitor whom Klarna declines logs in beside its form, buys as a customer, and reads both confirmations', async ({
  page,
}) => {
  const customer = await newCustomer(site)
  const email = newEmail()
  await putInCart(page, site)
  await page.goto(`${at}/checkout`)
  await typeAddress(page, site, email)
  await chooseAndAgree(page)
  await placeOrderButton(page, site).click()
  await expect(klarnaFrame(page).getByLabel('E-mail')).toHaveValue(email)
  await expect(page.getByRole('region', { name: t('OrderSummary') })).toBeVisible()
  await pressTestButton(page, 'refuse')
  await expect(klarnaFrame(page).getByRole('alert')).toContainText('payment was declined')

  const firstPayment = page.url()
  const logIn = page.getByRole('main').getByRole('button', { name: t('LogIn') })
  await logIn.click()
  await sendLogin(page, customer)
  await expect(page).not.toHaveURL(firstPayment)
  await expect(logIn).toHaveCount(0)
  expect(await visitorId(page)).toBe(customer.userId)
  await expect(klarnaFrame(page).getByLabel('E-mail')).toHaveValue(email)
  await pressBuy(page)
  const orderNumber = await readOrderNumber(page)
  await expect(klarnaFrame(page).getByText('Thank you for your purchase')).toBeVisible()
  await expectOneOrder(email, orderNumber)
})

test('[PAY-05] a guest buys with the keyboard alone', async ({ page }) => {
  const email = newEmail()
  await openPayment(page, site, email)
  await expect(buyButton(page)).toBeVisible()
  await press(page, buyButton(page))
  await expectOneOrder(email, await readOrderNumber(page))
})

test('[PAY-05] a visitor who leaves the payment and comes back finds the same form, also after a reload', async ({
  page,
}) => {
  const email = newEmail()
  await openPayment(page, site, email)
  const order = await klarnaOrderId(page)
  await page.reload()
  expect(await klarnaOrderId(page)).toBe(order)
  await page.getByRole('link', { name: t('ChangeDelivery') }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await page.goBack()
  expect(await klarnaOrderId(page)).toBe(order)
  await pressBuy(page)
  await expectOneOrder(email, await readOrderNumber(page))
})

test('[RES-07] an order that Klarna looks into is never called failed, and is placed when its word comes', async ({
  page,
}) => {
  const email = newEmail('+pend-accept')
  await openPayment(page, site, email)
  const order = await klarnaOrderId(page)
  await pressBuy(page)
  await expect(page.getByRole('heading', { level: 1, name: t('ResultPending') })).toBeVisible()
  await expect(klarnaFrame(page).getByRole('status')).toContainText('still looking into your purchase')
  expect(await mailsTo(email)).toEqual([])
  await actAsKlarna(order, 'accept')
  await expect.poll(async () => (await transactionOf(page, site)).status).toBe('Succeeded')
  await page.reload()
  await expectOneOrder(email, await readOrderNumber(page))
})

test('[PAY-01] a visitor who closes the window after buying has an order all the same, and reads so on coming back', async ({
  page,
}) => {
  const email = newEmail()
  await openPayment(page, site, email)
  const payment = page.url()
  await expect(buyButton(page)).toBeVisible()
  await pressTestButton(page, 'buy-and-close')
  await expect.poll(async () => (await transactionOf(page, site)).status).toBe('Succeeded')
  await page.goto(payment)
  await expectOneOrder(email, await readOrderNumber(page))
})

test('[PAY-24] Klarna’s fallback stays hidden while its form loads, and its reload button opens the form', async ({
  page,
  watch,
}) => {
  watch.expectComplaint(/Failed to load resource|ERR_FAILED/)
  const script = /checkout\.bootstrap\.js/
  const held = Promise.withResolvers<void>()
  await page.route(script, async (route) => {
    await held.promise
    await route.abort()
  })
  const email = newEmail()
  await openPayment(page, site, email)
  const fallback = page.locator('#klarna-unsupported-page')
  await expect(fallback).toHaveCSS('animation-delay', '5s')
  expect(await fallback.evaluate((element) => getComputedStyle(element).opacity)).toBe('0')
  held.resolve()
  await expect(fallback).toHaveCSS('opacity', '1')
  await page.unroute(script)
  await fallback.getByRole('button').click()
  await expect(page.getByTitle(t('PaymentTitle'))).toBeVisible()
  await pressBuy(page)
  await expectOneOrder(email, await readOrderNumber(page))
})

test('[OP-49] a cart that has changed in another tab is not bought at Klarna: the checkout says why', async ({
  page,
}) => {
  const email = newEmail()
  await openPayment(page, site, email)
  await expect(buyButton(page)).toBeVisible()
  const { product } = (await sampleProductsOf(site)).simple
  await callGateway(site, 'cart/add', { userId: await visitorId(page), products: { [product.id]: 1 } })
  await pressBuy(page)
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByText(t('CartHasChanged'))).toBeVisible()
  expect(await mailsTo(email)).toEqual([])
})
