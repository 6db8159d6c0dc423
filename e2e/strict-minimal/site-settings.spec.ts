import { solveCaptcha } from '../support/customers/captcha.ts'
import { openPayment, readOrderNumber, transactionOf } from '../support/customers/checkout.ts'
import { answerConsent, recordVendorRequests, trackedEvents, trackedNames } from '../support/customers/consent.ts'
import { newCustomer } from '../support/customers/customer.ts'
import { sendLogin } from '../support/customers/login.ts'
import { newEmail } from '../support/customers/order.ts'
import { openAddress } from '../support/pages/page-state.ts'
import { payByCard } from '../support/payments/nets.ts'
import { mailsTo } from '../support/servers/sandbox.ts'
import { expect, test } from '../support/shop-test.ts'
import { onStrictMinimum, sites } from '../support/servers/sites.ts'

// The gateway names no captcha, no consent script and no tag manager. The settings of the sites do.

test.use({ isStrictMinimal: true })

const site = onStrictMinimum(sites.phonicearDk)
const { t } = site
const PASSWORD = 'Quiet7Room'

test('[CFG-40] registers on a gateway of documented fields, by the captcha of the site settings', async ({ page }) => {
  const email = newEmail()
  const field = (name: string) => page.locator(`#registration-${name}`)
  await openAddress(page, site, '/account/create')
  await field('firstName').fill('Inger')
  await field('lastName').fill('Kjærgaard')
  await field('email').fill(email)
  await field('password').fill(PASSWORD)
  await field('passwordConfirmed').fill(PASSWORD)
  await solveCaptcha(page)
  await page.getByRole('button', { name: t('CreateMyAccount') }).click()
  await expect(page).toHaveURL(`${site.origin}/account/dashboard`)
  await expect(page.getByRole('banner').getByTitle(email)).toBeVisible()
})

test('[CFG-40] resets a password on a gateway of documented fields', async ({ page }) => {
  const customer = await newCustomer(site)
  await openAddress(page, site, '/account/forgotpassword')
  await page.locator('#forgot-password-email').fill(customer.email)
  await solveCaptcha(page)
  await page.getByRole('button', { name: t('SendResetLink') }).click()
  await expect(page.getByRole('main').getByText(t('ResetLinkSentTo', { email: customer.email }))).toBeVisible()

  await expect.poll(async () => (await mailsTo(customer.email)).length).toBe(1)
  const [mail] = await mailsTo(customer.email)
  const [link = ''] = /http\S+\/account\/changepassword\/\S+/.exec(mail?.text ?? '') ?? []
  await openAddress(page, site, new URL(link).pathname)
  await page.locator('#new-password-password').fill(PASSWORD)
  await page.locator('#new-password-passwordConfirmed').fill(PASSWORD)
  await page.getByRole('button', { name: t('SaveNewPassword') }).click()
  await expect(page.getByRole('main').getByText(t('PasswordUpdated'))).toBeVisible()
  await sendLogin(page, { email: customer.email, password: PASSWORD })
  await expect(page.getByRole('banner').getByTitle(customer.email)).toBeVisible()
})

test('[CFG-40] writes to customer service on a gateway of documented fields', async ({ page }) => {
  await openAddress(page, site, '/customer-service/contact-us')
  await page.locator('#contact-message').fill('Hvilken dome passer?')
  await page.locator('#contact-name').fill('Inger Kjærgaard')
  await page.locator('#contact-phone').fill('28 40 11 92')
  await page.locator('#contact-email').fill(newEmail())
  await solveCaptcha(page)
  await page.getByRole('button', { name: t('SendMessage') }).click()
  await expect(page.getByRole('main').getByText(t('MessageSent'))).toBeVisible()
})

test.describe('a visitor who has not answered about cookies', () => {
  test.use({ consent: 'open' })

  test('[CFG-40] is asked, and the purchase is counted by the container of the site settings', async ({ page }) => {
    const asked = recordVendorRequests(page)
    await openAddress(page, site, '/')
    await answerConsent(page, 'statistic')
    await openPayment(page, site, newEmail())
    await payByCard(page)
    const orderNumber = await readOrderNumber(page)
    const { totalPrice } = await transactionOf(page, site)
    await expect.poll(() => trackedNames(page)).toEqual(['purchase'])
    const [purchase] = await trackedEvents(page)
    expect(purchase?.ecommerce).toMatchObject({ transaction_id: orderNumber, value: Number(totalPrice) })
    expect(asked.filter((path) => path.startsWith('/gtm.js')).at(-1)).toContain('id=GTM-SITES1')
  })
})
