import type { Page } from '@playwright/test'
import { missingFeatures, removeFeatures } from '@shop/build/testing/older-browser.ts'
import { solveCaptcha } from '../support/customers/captcha.ts'
import { chooseAndAgree, expectOneOrder, placeOrderButton, readOrderNumber } from '../support/customers/checkout.ts'
import { newCustomer } from '../support/customers/customer.ts'
import { expectLoggedIn, sendLogin } from '../support/customers/login.ts'
import { newEmail } from '../support/customers/order.ts'
import { openAddress } from '../support/pages/page-state.ts'
import { payByCard } from '../support/payments/adyen.ts'
import { sampleProductsOf } from '../support/servers/gateway.ts'
import { expect, test } from '../support/shop-test.ts'
import { sites } from '../support/servers/sites.ts'

const site = sites.productUk
const { t } = site
const PASSWORD = 'Quiet7Room'

/** Opens the login from another page, which it leads back to. */
async function openLogin(page: Page) {
  await openAddress(page, site, '/')
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('LogIn') })
    .click()
  await expect(page).toHaveURL(`${site.origin}/account/login`)
}

test.describe('[SHELL-30] in a browser without the functions that the oldest supported ones lack', () => {
  test.beforeEach(({ context }) => context.addInitScript(removeFeatures, missingFeatures('supported')))

  test('a visitor registers', async ({ page }) => {
    const email = newEmail()
    await openLogin(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: t('CreateAccount') })
      .click()
    const field = (name: string) => page.locator(`#registration-${name}`)
    await field('firstName').fill('Dorothy')
    await field('lastName').fill('Ashworth')
    await field('email').fill(email)
    await field('password').fill(PASSWORD)
    await field('passwordConfirmed').fill(PASSWORD)
    await field('privacyPolicyAgreed').check()
    await solveCaptcha(page)
    await page.getByRole('button', { name: t('CreateMyAccount') }).click()
    await expect(page).toHaveURL(`${site.origin}/account/dashboard`)
    await expect(page.getByRole('banner').getByTitle(email)).toBeVisible()
  })

  test('a customer logs in and buys', async ({ page }) => {
    const customer = await newCustomer(site)
    await openLogin(page)
    await sendLogin(page, customer)
    await expectLoggedIn(page, customer)
    const { path } = (await sampleProductsOf(site)).simple
    await openAddress(page, site, path)
    await page
      .getByRole('main')
      .getByRole('button', { name: t('AddToCart') })
      .first()
      .click()
    await page
      .getByRole('link', { name: t('GoToCheckout') })
      .first()
      .click()
    await chooseAndAgree(page)
    await placeOrderButton(page, site).click()
    await payByCard(page)
    await expectOneOrder(customer.email, await readOrderNumber(page))
  })
})

test.describe('[SHELL-30] the notice for older browsers', () => {
  test('stays hidden in promised browsers, which have less than this one', async ({ page, context }) => {
    await context.addInitScript(removeFeatures, missingFeatures('promised'))
    await openAddress(page, site, '/')
    expect(await page.evaluate(() => 'canParse' in URL)).toBe(false)
    await expect(page.getByText(t('OlderBrowser'))).toBeHidden()
  })

  test('stands above a page whose scripts never run, and names the telephone', async ({ page, context, watch }) => {
    watch.expectComplaint(/Failed to load resource/)
    await context.addInitScript(removeFeatures, missingFeatures('supported'))
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(`${site.origin}/account/login`)
    const notice = page.getByRole('complementary').filter({ hasText: t('OlderBrowser') })
    await expect(notice.getByRole('link', { name: t('CallUs', { phone: '0800 123 4567' }) })).toBeInViewport()
    await expect(notice.getByRole('link', { name: t('CustomerService') })).toBeInViewport()
  })
})
