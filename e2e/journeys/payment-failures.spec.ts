import { callGateway, sampleProductsOf } from '../support/servers/gateway.ts'
import {
  agree,
  expectOneOrder,
  openPayment,
  placeOrderButton,
  putInCart,
  readOrderNumber,
  chooseAndAgree,
  transactionOf,
  typeAddress,
} from '../support/customers/checkout.ts'
import { bankFrame, cards, netsFrame, payButton, payByCard, typeCard } from '../support/payments/nets.ts'
import { newEmail } from '../support/customers/order.ts'
import { mailsTo, setScenario } from '../support/servers/sandbox.ts'
import { servers } from '../support/servers/servers.ts'
import { expect, test } from '../support/shop-test.ts'
import { sites } from '../support/servers/sites.ts'
import { visitorId } from '../support/customers/visitor.ts'

const site = sites.phonicearDk
const { t } = site
const at = servers.site(site.name)

test('[PAY-06] a declined card leaves the form open, a no of the bank is explained, and its yes buys', async ({
  page,
}) => {
  const email = newEmail()
  await openPayment(page, site, email)
  await payByCard(page, cards.declined)
  await expect(netsFrame(page).getByText(/payment was declined/)).toBeVisible()

  await payByCard(page, cards.challenged)
  await page.locator('button[value="refuse"]').click()
  await expect(page).toHaveURL(/\/payments\/.*paymentFailed=true/)
  await expect(page.getByRole('alert')).toContainText(t('PaymentFailed'))

  await payByCard(page, cards.challenged)
  await page.locator('button[value="approve"]').click()
  await expectOneOrder(email, await readOrderNumber(page))
})

test('[PAY-06] a bank that asks inside the form is answered with a no, then with a yes that buys', async ({ page }) => {
  const email = newEmail()
  await openPayment(page, site, email)
  await expect(page.getByTitle(t('PaymentTitle'))).toBeVisible()
  await payByCard(page, cards.challengedInFrame)
  await bankFrame(page).locator('button[value="refuse"]').click()
  await expect(netsFrame(page).getByText(/payment was declined/)).toBeVisible()
  await payByCard(page, cards.challengedInFrame)
  await bankFrame(page).locator('button[value="approve"]').click()
  await expectOneOrder(email, await readOrderNumber(page))
})

test('[OP-49] a cart that changes in another tab while the form is open is not paid at Nets: the checkout says why', async ({
  page,
}) => {
  const email = newEmail()
  await openPayment(page, site, email)
  await typeCard(page)
  const { product } = (await sampleProductsOf(site)).simple
  await callGateway(site, 'cart/add', { userId: await visitorId(page), products: { [product.id]: 1 } })
  await payButton(page).first().click()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByText(t('CartHasChanged'))).toBeVisible()
  expect(await mailsTo(email)).toEqual([])
})

test('[RES-04] [CHK-33] pressing the button to pay twice buys once, though the webhook comes twice as well', async ({
  page,
}) => {
  const email = newEmail()
  await setScenario(email, 'duplicate')
  await openPayment(page, site, email)
  await typeCard(page)
  await payButton(page).first().dblclick()
  await expectOneOrder(email, await readOrderNumber(page))
})

test('[RES-04] a visitor who closes the window after paying has an order all the same', async ({ page }) => {
  const email = newEmail()
  await openPayment(page, site, email)
  const paid = page.url()
  await typeCard(page)
  await netsFrame(page).locator('summary').click()
  await netsFrame(page).locator('button[value="pay-and-close"]').click()
  await expect.poll(async () => (await transactionOf(page, site)).status).toBe('Succeeded')
  // The payment page of a paid order leads to its confirmation.
  await page.goto(paid)
  await expectOneOrder(email, await readOrderNumber(page))
})

test('[CHK-09] [OP-49] Back from the payment leads to a filled form that can be sent again, a cart that has changed meanwhile is explained, and a customer who cancels at Nets can begin anew', async ({
  page,
}) => {
  const email = newEmail()
  await putInCart(page, site)
  await page.goto(`${at}/checkout`)
  await typeAddress(page, site, email)
  await chooseAndAgree(page)
  await placeOrderButton(page, site).click()
  await expect(netsFrame(page).getByLabel('Card number')).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByLabel(t('Email')).first()).toHaveValue(email)
  await agree(page)
  await placeOrderButton(page, site).click()
  await expect(netsFrame(page).getByLabel('Card number')).toBeVisible()

  const payment = page.url()
  const { product } = (await sampleProductsOf(site)).simple
  await callGateway(site, 'cart/add', { userId: await visitorId(page), products: { [product.id]: 1 } })
  await page.goto(payment)
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByText(t('CartHasChanged'))).toBeVisible()

  await agree(page)
  await placeOrderButton(page, site).click()
  await netsFrame(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(`${at}/cart`)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('GoToCheckout') })
    .first()
    .click()
  await agree(page)
  await placeOrderButton(page, site).click()
  await payByCard(page)
  await expectOneOrder(email, await readOrderNumber(page))
})

test('[PAY-08] [PAY-24] [ERR-06] a visitor tries again after a payment that cannot be opened, and after a blocked payment script', async ({
  page,
  watch,
}) => {
  watch.expectComplaint(/Failed to load resource|ERR_FAILED/)
  const calls = '**/api/nets?*'
  const scripts = /\/v1\/checkout\.js/
  await page.route(calls, (route) =>
    route.fulfill({ status: 502, json: { errorCode: 'payment-provider-unavailable' } }),
  )
  await page.route(scripts, (route) => route.abort())
  const email = newEmail()
  await openPayment(page, site, email)
  await expect(page).toHaveURL(`${at}/error`)
  await page.unroute(calls)
  await page.getByRole('button', { name: t('TryAgain') }).click()
  await expect(page.getByRole('alert')).toContainText(t('PaymentLoadFailed'))
  await page.unroute(scripts)
  await page.getByRole('button', { name: t('TryAgain') }).click()
  await payByCard(page)
  await expectOneOrder(email, await readOrderNumber(page))
})
