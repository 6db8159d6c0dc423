import type { Page } from '@playwright/test'
import { solveCaptcha } from '../support/customers/captcha.ts'
import {
  chooseAndAgree,
  expectOneOrder,
  placeOrderButton,
  putInCart,
  readOrderNumber,
  typeAddress,
} from '../support/customers/checkout.ts'
import { newCustomer } from '../support/customers/customer.ts'
import { simpleProductsOf } from '../support/servers/gateway.ts'
import { authenticate, sendLogin } from '../support/customers/login.ts'
import { payByCard as payByAdyen } from '../support/payments/adyen.ts'
import { payByCard as payByNets } from '../support/payments/nets.ts'
import { newEmail } from '../support/customers/order.ts'
import { servers } from '../support/servers/servers.ts'
import { expect, test } from '../support/shop-test.ts'
import { isFullMatrix, sites, type Site } from '../support/servers/sites.ts'

const PASSWORD = 'Quiet7Room'
const checkout = ({ name }: Site) => `${servers.site(name)}/checkout`

/** The part of the page with the forms for customers. The header has a button of the same name. */
const box = (page: Page, { t }: Site) => page.getByRole('main').getByRole('button', { name: t('LogIn') })

async function pay(page: Page, email: string, payByCard: (page: Page) => Promise<void>) {
  await expect(page).toHaveURL(/\/payments\//)
  await payByCard(page)
  await expectOneOrder(email, await readOrderNumber(page))
}

test('[CHK-24] [CHK-32] [AUTH-10] [CHK-12] a visitor registers at the checkout, keeps every letter, saves the address and pays', async ({
  page,
}) => {
  const site = sites.phonicearDk
  const { t } = site
  const email = newEmail()
  await putInCart(page, site)
  await page.goto(checkout(site))
  await typeAddress(page, site, email)
  await box(page, site).click()
  await page.getByRole('button', { name: t('CreateAccountInstead') }).click()

  const field = (name: string) => page.locator(`#registration-${name}`)
  await expect(field('email')).toHaveValue(email)
  await field('password').fill(PASSWORD)
  await field('passwordConfirmed').fill(PASSWORD)
  await solveCaptcha(page)
  await page.getByRole('button', { name: t('CreateMyAccount') }).click()
  await expect(page.getByText(t('LoggedInHere'))).toBeVisible()

  await expect(page.getByLabel(t('AddressLine1')).first()).toHaveValue(/.+/)
  await page.getByRole('checkbox', { name: t('SaveAddress') }).check()
  await chooseAndAgree(page)
  await placeOrderButton(page, site).click()
  await pay(page, email, payByNets)
  const { user } = await authenticate(site, { email, password: PASSWORD })
  expect(user.addressBook).toHaveLength(1)
})

const withAdyen = { site: sites.productUk, payByCard: payByAdyen }
const withNets = { site: sites.bernafonUk, payByCard: payByNets }
for (const { site, payByCard } of isFullMatrix ? [withAdyen, withNets] : [withAdyen]) {
  test(`[CHK-11] [CART-24] [CHK-02] a customer logs in at the checkout of ${site.name}, brings the cart along and pays to a saved address`, async ({
    page,
  }) => {
    const { t } = site
    const customer = await newCustomer(site)
    const [, before] = await simpleProductsOf(site, 2)
    await customer.addToCart(before!.id)
    const product = await putInCart(page, site)
    await page.goto(checkout(site))
    await box(page, site).click()
    await sendLogin(page, customer)
    await expect(page.getByText(t('LoggedInHere'))).toBeVisible()

    const summary = page.getByRole('region', { name: t('OrderSummary') })
    for (const { name } of [product, before!]) await expect(summary.getByText(name).first()).toBeVisible()
    await expect(page.getByLabel(t('ChooseSavedAddress'))).toHaveValue(/.+/)
    await expect(page.getByLabel(t('AddressLine1'))).toHaveValue(customer.addressLine1)
    await chooseAndAgree(page)
    await placeOrderButton(page, site).click()
    await pay(page, customer.email, payByCard)
  })
}

test('[AUTH-10] a form says so where the captcha is blocked, and whom to write to', async ({ page, watch }) => {
  watch.expectComplaint(/Failed to load resource|could not be loaded/)
  const site = sites.bernafonUk
  const { t } = site
  await page.route('**/turnstile/**', (route) => route.abort())
  await putInCart(page, site)
  await page.goto(checkout(site))
  await box(page, site).click()
  await page.getByRole('button', { name: t('CreateAccountInstead') }).click()
  await page.locator('#registration-firstName').fill('Inger')
  await expect(page.getByText(t('CaptchaFailed'))).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: t('WriteToUs') })).toBeVisible()
})
