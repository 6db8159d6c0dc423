import { servers } from '../support/servers.ts'
import { expect, test } from '../support/shop-test.ts'
import { sites } from '../support/sites.ts'
import { chooseAndAgree, putInCart, newEmail, placeOrderButton, typeAddress } from '../support/checkout.ts'

const site = sites.bernafonUk
const { t } = site
const checkout = `${servers.site(site.name)}/checkout`

test('[CHK-18] [CHK-29] an empty form says what is missing and leads to each field', async ({ page }) => {
  await putInCart(page, site)
  await page.goto(checkout)
  await placeOrderButton(page, site).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(`^${t('ErrorPrefix')}`))
  await summary.getByRole('link', { name: new RegExp(t('FirstName')) }).click()
  await expect(page.getByLabel(t('FirstName'))).toBeFocused()
  await expect(page).toHaveURL(checkout)
})

test('[CHK-09] [CHK-10] a reload keeps both addresses; the same address again forgets the second', async ({ page }) => {
  const email = newEmail()
  await putInCart(page, site)
  await page.goto(checkout)
  await typeAddress(page, site, email)
  await page.getByRole('checkbox', { name: t('ShipToDifferentAddress') }).check()
  const delivery = page.getByRole('group', { name: t('DeliveryAddress') })
  await delivery.getByLabel(t('City')).fill('Leeds')
  await page.reload()
  await expect(page.getByLabel(t('Email')).first()).toHaveValue(email)
  await expect(delivery.getByLabel(t('City'))).toHaveValue('Leeds')
  await page.getByRole('checkbox', { name: t('ShipToDifferentAddress') }).uncheck()
  expect(await page.evaluate(() => sessionStorage.getItem('deliveryAddress'))).toBeNull()
})

test('[CHK-13] the delivery that was chosen is counted by the gateway and stays chosen', async ({ page }) => {
  await putInCart(page, site)
  await page.goto(checkout)
  const second = page.getByRole('radio').nth(1)
  await second.check()
  const summary = page.getByRole('region', { name: t('OrderSummary') })
  await expect(summary.getByText(t('Delivery'), { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
})

test('[API-04] [CHK-09] nobody answers the order: the error page leads back to everything that was typed', async ({
  page,
  watch,
}) => {
  watch.expectComplaint(/Failed to load resource/)
  const email = newEmail()
  await putInCart(page, site)
  await page.goto(checkout)
  await typeAddress(page, site, email)
  await chooseAndAgree(page)
  const calls = '**/api/cart/initialize-transaction'
  await page.route(calls, (route) => route.fulfill({ status: 502, json: {} }))
  await placeOrderButton(page, site).click()
  await expect(page.getByRole('heading', { level: 1, name: t('SomethingWentWrong') })).toBeVisible()
  await page.unroute(calls)
  await page.getByRole('button', { name: t('TryAgain') }).click()
  await expect(page.getByLabel(t('Email')).first()).toHaveValue(email)
  await placeOrderButton(page, site).click()
  await expect(page).toHaveURL(/\/payments\//)
})

test('[CHK-33] two presses in a row place one order', async ({ page }) => {
  await putInCart(page, site)
  await page.goto(checkout)
  await typeAddress(page, site, newEmail())
  await chooseAndAgree(page)
  let placed = 0
  page.on('request', (request) => (placed += request.url().includes('initialize-transaction') ? 1 : 0))
  await placeOrderButton(page, site).dblclick()
  await expect(page).toHaveURL(/\/payments\//)
  expect(placed).toBe(1)
})

test('[CHK-30] an empty cart cannot be checked out', async ({ page }) => {
  await page.goto(checkout)
  await expect(page).toHaveURL(`${servers.site(site.name)}/cart`)
})
