import type { Page } from '@playwright/test'
import { chooseAndAgree, placeOrderButton, putInCart, typeAddress } from '../support/customers/checkout.ts'
import { newCustomer } from '../support/customers/customer.ts'
import { callGateway } from '../support/servers/gateway.ts'
import { logIn, sendLogin } from '../support/customers/login.ts'
import { servers } from '../support/servers/servers.ts'
import { expect, test } from '../support/shop-test.ts'
import { sites } from '../support/servers/sites.ts'
import { visitorId } from '../support/customers/visitor.ts'

const site = sites.productUk
const { t } = site

/** Ends the login of a page at the gateway, as changing the password on another device does. */
async function revokeToken(page: Page) {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'user')
  const user = JSON.parse(decodeURIComponent(cookie?.value ?? '')) as { tokenInfo: { accessToken: string } }
  await callGateway(site, 'v1.0/logout', {}, user.tokenInfo.accessToken)
}

/** Fills in the checkout of a customer, ends the login, and presses the button that places the order. */
async function placeWithEndedLogin(page: Page) {
  const customer = await newCustomer(site)
  const product = await putInCart(page, site)
  await logIn(page, site, customer)
  await page.goto(`${servers.site(site.name)}/checkout`)
  await typeAddress(page, site, customer.email)
  await chooseAndAgree(page)
  await expect(page.getByRole('radio').first()).toBeChecked()
  await revokeToken(page)
  await placeOrderButton(page, site).click()
  await expect(page.getByText(t('LoggedOutBasketSafe'))).toBeVisible()
  await expect(page).toHaveURL(/\/checkout$/)
  return { customer, product }
}

async function expectEverythingThere(page: Page, name: string) {
  await expect(page.getByLabel(t('FirstName')).first()).toHaveValue('Inger')
  await expect(page.getByLabel(t('City'), { exact: true })).toHaveValue('Harrogate')
  await expect(page.getByRole('radio').first()).toBeChecked()
  for (const consent of await page.locator('input[name^="consents."]').all()) await expect(consent).toBeChecked()
  await expect(page.getByRole('region', { name: t('OrderSummary') }).getByText(name)).toBeVisible()
}

test('[SES-21] [SES-23] [SES-11] a token that is revoked before the order is placed takes nothing away (OP-91)', async ({
  page,
  watch,
}) => {
  watch.expectComplaint(/status of 401/)
  const { customer, product } = await placeWithEndedLogin(page)
  await expectEverythingThere(page, product.name)
  await page.reload()
  await expect(page.getByText(t('LoggedOutBasketSafe'))).toBeVisible()
  await expectEverythingThere(page, product.name)
  await sendLogin(page, customer)
  await expect(page.getByText(t('LoggedInHere'))).toBeVisible()
  await expectEverythingThere(page, product.name)
  await placeOrderButton(page, site).click()
  await expect(page).toHaveURL(/\/payments\//)
  expect(await visitorId(page)).toBe(customer.userId)
  expect((await customer.cart()).total).toBe(2)
})

test('[SES-22] [SES-09] a customer goes on as a guest with the same basket, which a later login does not double (OP-91)', async ({
  page,
  watch,
}) => {
  watch.expectComplaint(/status of 401/)
  const { customer, product } = await placeWithEndedLogin(page)
  await page.getByRole('button', { name: t('ContinueAsGuest') }).click()
  await expect(page.getByText(t('LoggedOutBasketSafe'))).toBeHidden()
  await expectEverythingThere(page, product.name)
  await placeOrderButton(page, site).click()
  await expect(page).toHaveURL(/\/payments\//)
  expect(await visitorId(page)).not.toBe(customer.userId)
  // After going back from the payment, the consents of the same order are still given.
  await page
    .getByRole('link', { name: t('ChangeDelivery') })
    .first()
    .click()
  await expectEverythingThere(page, product.name)
  await logIn(page, site, customer)
  await expect.poll(async () => (await customer.cart()).total).toBe(2)
})
