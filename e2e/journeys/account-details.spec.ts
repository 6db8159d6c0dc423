import type { Page } from '@playwright/test'
import { newCustomer } from '../support/customers/customer.ts'
import { callGateway } from '../support/servers/gateway.ts'
import { press, type } from '../support/checks/keyboard.ts'
import { authenticate, sendLogin, type Login } from '../support/customers/login.ts'
import { mailsTo } from '../support/servers/sandbox.ts'
import { servers } from '../support/servers/servers.ts'
import { expect, test } from '../support/shop-test.ts'
import { sites } from '../support/servers/sites.ts'

const site = sites.productGlobal
const { t } = site
const address = (path: string) => servers.site(site.name) + path

const subscriptionOf = (token: string) =>
  callGateway<{ id: string } | null>(site, 'v1.0/user-subscriptions?type=Newsletter', undefined, token)

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
const card = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) })
const saveButton = (page: Page) => page.getByRole('main').getByRole('button', { name: t('Save') })

/** Opens the dashboard while logged out, and logs in on the page that follows. */
async function openDashboard(page: Page, customer: Login) {
  await page.goto(address('/account/dashboard'))
  await heading(page, t('LoginTitle'))
  await sendLogin(page, customer)
  await expect(page).toHaveURL(address('/account/dashboard'))
}

test('[ACC-01] [ACC-02] [ACC-03] [ACC-05] [ACC-08] [SHELL-26] a customer changes name, password and battery size, each told on the dashboard and kept by the gateway; every other login is over', async ({
  page,
}) => {
  const customer = await newCustomer(site)
  const { access_token: elsewhere } = await authenticate(site, customer)
  await openDashboard(page, customer)
  await heading(page, t('GreetingNamed', { name: 'Inger' }))

  await card(page, t('ContactDetails')).getByRole('link').click()
  await page.locator('#contact-details-firstName').fill('Astrid')
  await page.getByRole('checkbox', { name: t('ChangePassword') }).check()
  await page.locator('#contact-details-currentPassword').fill(customer.password)
  await page.locator('#contact-details-password').fill('Brighter8Room')
  await page.locator('#contact-details-passwordConfirmed').fill('Brighter8Room')
  await saveButton(page).click()
  await expect(page.getByText(t('DetailsSaved'))).toBeVisible()
  await heading(page, t('GreetingNamed', { name: 'Astrid' }))
  await expect(subscriptionOf(elsewhere)).rejects.toThrow('401')
  await expect
    .poll(async () => (await mailsTo(customer.email)).map(({ subject }) => subject))
    .toEqual([t('PasswordChangedMailSubject', { shop: 'Hearby' })])

  await card(page, t('PreferencesTitle')).getByRole('link').click()
  await page.getByRole('radio', { name: t('BatterySizeNamed', { size: '13' }) }).check()
  await saveButton(page).click()
  await expect(page.getByText(t('PreferencesSaved'))).toBeVisible()
  await expect(card(page, t('PreferencesTitle'))).toContainText(t('BatteryTab13'))
  await page.reload()
  await heading(page, t('GreetingNamed', { name: 'Astrid' }))
  expect((await authenticate(site, { ...customer, password: 'Brighter8Room' })).user).toMatchObject({
    firstName: 'Astrid',
    customerPreference: { batterySize: '13' },
  })
})

test('[ACC-07] [ROUTE-12] [SES-13] [NEWS-04] a customer asks for the newsletter, proves the address by a mail, and leaves again', async ({
  page,
}) => {
  const customer = await newCustomer(site)
  const { access_token: token } = await authenticate(site, customer)
  await openDashboard(page, customer)
  const choose = async (isWanted: boolean, notice: Parameters<typeof t>[0] = 'MarketingSaved') => {
    await card(page, t('MarketingTitle')).getByRole('link').click()
    await page.getByRole('checkbox', { name: t('MarketingSubscribe') }).setChecked(isWanted)
    await saveButton(page).click()
    await expect(page.getByText(t(notice))).toBeVisible()
  }
  await choose(true, 'NewsletterToConfirm')
  expect(await subscriptionOf(token)).toBeNull()
  await expect(card(page, t('MarketingTitle'))).toContainText(t('NewsletterWaits', { email: customer.email }))

  await expect.poll(async () => (await mailsTo(customer.email)).length).toBe(1)
  const [mail] = await mailsTo(customer.email)
  await page.goto(/https?:\/\/\S+\/newsletter\/confirm\/\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  await page.getByRole('button', { name: t('NewsletterConfirm') }).click()
  await expect(page.getByText(t('NewsletterConfirmed'))).toBeVisible()
  expect(await subscriptionOf(token)).not.toBeNull()

  await page.goto(address('/account/dashboard'))
  await expect(card(page, t('MarketingTitle'))).toContainText(t('MarketingIsOn'))
  await choose(false)
  await expect(card(page, t('MarketingTitle'))).toContainText(t('MarketingIsOff'))
  expect(await subscriptionOf(token)).toBeNull()
})

test('[SES-15] [AUTH-06] the account is used by keyboard alone: in, through the pages at the side, a form, and out', async ({
  page,
}) => {
  const customer = await newCustomer(site)
  await page.goto(address('/account/edit'))
  await type(page, page.locator('#login-email'), customer.email)
  await type(page, page.locator('#login-password'), customer.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address('/account/edit'))
  const lastName = page.locator('#contact-details-lastName')
  await type(page, lastName, 'Kjærgaard')
  await press(page, saveButton(page))
  await expect(page.getByText(t('DetailsSaved'))).toBeVisible()

  const sidebar = page.getByRole('main').getByRole('navigation', { name: t('AccountMenu') })
  for (const key of ['AddressBook', 'Favourites', 'Dashboard']) {
    await press(page, sidebar.getByRole('link', { name: t(key) }))
    await expect(sidebar.locator('[aria-current="page"]')).toHaveText(t(key))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
  await press(page, card(page, t('PreferencesTitle')).getByRole('link'))
  await press(page, page.getByRole('radio').first(), 'Space')
  await press(page, saveButton(page))
  await expect(page.getByText(t('PreferencesSaved'))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // The last link of the sidebar comes right before the heading.
  await page.keyboard.press('Shift+Tab')
  await expect(sidebar.getByRole('button', { name: t('LogOut') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: t('LoggedOutTitle') })).toBeFocused()
})
