import { callGateway, sampleProductsOf, visitorId } from '../support/gateway.ts'
import { cards, netsFrame, payButton, payByCard, typeCard } from '../support/nets.ts'
import { setScenario } from '../support/sandbox.ts'
import { servers } from '../support/servers.ts'
import { expect, test } from '../support/shop-test.ts'
import { sites } from '../support/sites.ts'
import {
  expectOneOrder,
  newEmail,
  placeOrderButton,
  reachPayment,
  readOrderNumber,
  transactionOf,
} from '../support/checkout.ts'

const site = sites.phonicearDk
const { t } = site

test('[PAY-22] a declined card leaves the form open, and another card buys', async ({ page }) => {
  const email = newEmail()
  await reachPayment(page, site, email)
  await payByCard(page, cards.declined)
  await expect(netsFrame(page).getByText(/Betalingen blev afvist/)).toBeVisible()
  await payByCard(page)
  await expectOneOrder(email, await readOrderNumber(page))
})

test('[PAY-06] the bank asks first and says yes', async ({ page }) => {
  const email = newEmail()
  await reachPayment(page, site, email)
  await payByCard(page, cards.challenged)
  await page.locator('button[value="approve"]').click()
  await expectOneOrder(email, await readOrderNumber(page))
})

test('[PAY-06] the bank asks first and says no: the shop explains, and the next try buys', async ({ page }) => {
  const email = newEmail()
  await reachPayment(page, site, email)
  await payByCard(page, cards.challenged)
  await page.locator('button[value="decline"]').click()
  await expect(page).toHaveURL(/\/payments\/.*paymentFailed=true/)
  await expect(page.getByRole('alert')).toContainText(t('PaymentFailed'))
  await payByCard(page)
  await expectOneOrder(email, await readOrderNumber(page))
})

for (const webhook of ['late', 'never', 'duplicate'] as const) {
  test(`[RES-04] a webhook that comes ${webhook} makes one order, and the buyer reads its number`, async ({ page }) => {
    const email = newEmail()
    await setScenario(email, webhook)
    await reachPayment(page, site, email)
    await payByCard(page)
    await expectOneOrder(email, await readOrderNumber(page))
  })
}

test('[RES-04] somebody who closes the window after paying has an order all the same', async ({ page }) => {
  const email = newEmail()
  await reachPayment(page, site, email)
  const paid = page.url()
  await typeCard(page)
  await netsFrame(page).locator('summary').click()
  await netsFrame(page).locator('button[value="pay-and-close"]').click()
  await expect.poll(async () => (await transactionOf(page, site)).status, { timeout: 20_000 }).toBe('Succeeded')
  // Who comes back to pay sees that it is done (OP-26).
  await page.goto(paid)
  await expectOneOrder(email, await readOrderNumber(page))
})

test('[CHK-33] pressing both buttons twice buys once', async ({ page }) => {
  const email = newEmail()
  await setScenario(email, 'duplicate')
  await reachPayment(page, site, email)
  await typeCard(page)
  await payButton(page).first().dblclick()
  await expectOneOrder(email, await readOrderNumber(page))
})

test('[RES-04] [RES-01] a reload of the confirmation and Back from it show the same order, and no second one', async ({
  page,
}) => {
  const email = newEmail()
  await reachPayment(page, site, email)
  await payByCard(page)
  const orderNumber = await readOrderNumber(page)
  await page.reload()
  expect(await readOrderNumber(page)).toBe(orderNumber)
  await page.goBack()
  expect(await readOrderNumber(page)).toBe(orderNumber)
  await expectOneOrder(email, orderNumber)
  const kept = await page.evaluate(() =>
    ['invoiceAddress', 'deliveryAddress'].map((key) => sessionStorage.getItem(key)),
  )
  expect(kept).toEqual([null, null])
})

test('[CHK-09] Back from the payment leads to a filled form, from which the order can be placed again', async ({
  page,
}) => {
  const email = newEmail()
  await reachPayment(page, site, email)
  await expect(netsFrame(page).getByLabel('Kortnummer')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByLabel(t('Email')).first()).toHaveValue(email)
  const terms = page.locator('input[name="consents.terms"]')
  await terms.check()
  await placeOrderButton(page, site).click()
  await payByCard(page)
  await expectOneOrder(email, await readOrderNumber(page))
})

test('[PAY-24] [ERR-06] a blocked payment script is explained, and can be tried again', async ({ page, watch }) => {
  watch.expectComplaint(/Failed to load resource|ERR_FAILED/)
  const scripts = /\/v1\/checkout\.js/
  await page.route(scripts, (route) => route.abort())
  const email = newEmail()
  await reachPayment(page, site, email)
  await expect(page.getByRole('alert')).toContainText(t('PaymentLoadFailed'))
  await page.unroute(scripts)
  await page.getByRole('button', { name: t('TryAgain') }).click()
  await payByCard(page)
  await expectOneOrder(email, await readOrderNumber(page))
})

test('[PAY-08] a payment that cannot be opened leads to the error page, and from there to another try', async ({
  page,
  watch,
}) => {
  watch.expectComplaint(/Failed to load resource/)
  const calls = '**/api/nets?*'
  await page.route(calls, (route) =>
    route.fulfill({ status: 502, json: { errorCode: 'payment-provider-unavailable' } }),
  )
  const email = newEmail()
  await reachPayment(page, site, email)
  await expect(page).toHaveURL(`${servers.site(site.name)}/error`)
  await page.unroute(calls)
  await page.getByRole('button', { name: t('TryAgain') }).click()
  await payByCard(page)
  await expectOneOrder(email, await readOrderNumber(page))
})

test('[PAY-03] says at checkout that the cart has changed since the order was placed (OP-49)', async ({ page }) => {
  await reachPayment(page, site, newEmail())
  const payment = page.url()
  const { product } = (await sampleProductsOf(site)).simple
  await callGateway(site, 'cart/add', { userId: await visitorId(page), products: { [product.id]: 1 } })
  await page.goto(payment)
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByText(t('CartHasChanged'))).toBeVisible()
})
