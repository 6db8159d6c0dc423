import type { Page } from '@playwright/test'
import { solveCaptcha } from '../support/customers/captcha.ts'
import { newCustomer } from '../support/customers/customer.ts'
import { callGateway } from '../support/servers/gateway.ts'
import { expectLoggedIn, authenticate, sendLogin } from '../support/customers/login.ts'
import { newEmail } from '../support/customers/order.ts'
import { mailsTo } from '../support/servers/sandbox.ts'
import { servers } from '../support/servers/servers.ts'
import { expect, test } from '../support/shop-test.ts'
import { sites } from '../support/servers/sites.ts'

const site = sites.productUk
const { t } = site
const origin = servers.site(site.name)
const PASSWORD = 'Quiet7Room'

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string) => main(page).getByRole('button', { name }).click()

/** True when the gateway accepts a login. */
const isAlive = (token: string) =>
  callGateway(site, 'v1.0/user-subscriptions?type=Newsletter', undefined, token).then(
    () => true,
    () => false,
  )

test('[AUTH-07] [AUTH-12] [ROUTE-08] [NEWS-05] a visitor registers, is welcomed in the account, and is asked by mail about the newsletter', async ({
  page,
  watch,
}) => {
  watch.expectComplaint(/status of 400/)
  const email = newEmail()
  const field = (name: string) => page.locator(`#registration-${name}`)
  await page.goto(`${origin}/account/login`)
  await main(page)
    .getByRole('link', { name: t('CreateAccount') })
    .click()
  await press(page, t('CreateMyAccount'))
  await expect(page.getByRole('alert')).toContainText(t('InvalidCaptcha'))

  await field('firstName').fill('Dorothy')
  await field('lastName').fill('Ashworth')
  await field('email').fill(email)
  await field('password').fill(PASSWORD)
  await field('passwordConfirmed').fill(PASSWORD)
  await field('receiveMarketingMaterials').check()
  await field('privacyPolicyAgreed').check()
  await solveCaptcha(page)
  await press(page, t('CreateMyAccount'))
  await expect(page).toHaveURL(`${origin}/account/dashboard`)
  await expect(page.getByRole('heading', { level: 1, name: t('GreetingNamed', { name: 'Dorothy' }) })).toBeVisible()
  await expect(main(page).getByText(t('WelcomeNewCustomer'))).toBeVisible()

  const { user } = await authenticate(site, { email, password: PASSWORD })
  expect(user).toMatchObject({ firstName: 'Dorothy', receiveMarketingMaterials: true })
  await expect.poll(async () => (await mailsTo(email)).map(({ subject }) => subject)).toHaveLength(1)
  await page.reload()
  await expect(page.getByRole('banner').getByTitle(email)).toBeVisible()
  await page.goto(`${origin}/account/create`)
  await expect(page).toHaveURL(`${origin}/account/dashboard`)
})

/** Returns the link in the first mail to an address. */
async function mailedLink(email: string) {
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1)
  const [mail] = await mailsTo(email)
  const [link] = /http\S+\/account\/changepassword\/\S+/.exec(mail?.text ?? '') ?? []
  return link ?? ''
}

test('[AUTH-15] [AUTH-16] [AUTH-17] [AUTH-18] [AUTH-19] [ROUTE-09] a customer chooses a new password by a link that works once, which ends every other login and is told by mail', async ({
  page,
  watch,
}) => {
  watch.expectComplaint(/status of 400/)
  const customer = await newCustomer(site)
  const { email } = customer
  const { access_token: tokenElsewhere } = await authenticate(site, customer)
  await page.goto(`${origin}/account/login`)
  await main(page)
    .getByRole('link', { name: t('ForgotPasswordLink') })
    .click()
  await page.locator('#forgot-password-email').fill(email)
  await solveCaptcha(page)
  await press(page, t('SendResetLink'))
  await expect(page).toHaveURL(`${origin}/account/login`)
  await expect(main(page).getByText(t('ResetLinkSentTo', { email }))).toBeVisible()

  const link = await mailedLink(email)
  await page.goto(link)
  await page.locator('#new-password-password').fill('Other8Room')
  await page.locator('#new-password-passwordConfirmed').fill('Other9Room')
  await press(page, t('SaveNewPassword'))
  await expect(page.getByRole('alert')).toContainText(t('PleaseMakeSureYourPasswordsMatch'))
  await page.locator('#new-password-passwordConfirmed').fill('Other8Room')
  expect(await isAlive(tokenElsewhere)).toBe(true)
  await press(page, t('SaveNewPassword'))
  await expect(page).toHaveURL(`${origin}/account/login`)
  await expect(main(page).getByText(t('PasswordUpdated'))).toBeVisible()

  expect(await isAlive(tokenElsewhere)).toBe(false)
  await expect(authenticate(site, customer)).rejects.toThrow(/400/)
  await expect
    .poll(async () => (await mailsTo(email)).map(({ text }) => text).join('\n'))
    .toContain(t('PasswordChangedMailText'))
  await sendLogin(page, { email, password: 'Other8Room' })
  await expectLoggedIn(page, { email })

  await page.goto(link)
  await expect(main(page).getByText(t('ResetLinkExpired'))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: t('ForgotPasswordTitle') })).toBeVisible()
})
