import { sampleProductsOf } from '../support/servers/gateway.ts'
import { demoCustomer, sendLogin } from '../support/customers/login.ts'
import { openAddress } from '../support/pages/page-state.ts'
import { servers } from '../support/servers/servers.ts'
import { expect, test } from '../support/shop-test.ts'
import { sites } from '../support/servers/sites.ts'

const site = sites.productGlobal
const { t } = site
const login = `${servers.site(site.name)}/account/login`

test('[AUTH-04] [AUTH-05] [AUTH-06] [SES-04] [SES-16] the login explains and empties a wrong password, takes the right one, survives a reload, and ends on the start page', async ({
  page,
  watch,
}) => {
  watch.expectComplaint(/status of 400/)
  const logIn = page.getByRole('main').getByRole('button', { name: t('LogIn') })
  const password = page.getByLabel(t('Password'), { exact: true })
  const summary = page.getByRole('alert')
  await page.goto(login)
  await page.getByRole('main').getByLabel(t('Email')).fill(demoCustomer.email)
  await password.fill('Hearing1999')
  await logIn.click()
  await expect(summary).toContainText(t('InvalidLoginOrPassword'))
  await expect(password).toHaveValue('')
  await password.pressSequentially('H')
  await expect(summary).toHaveCount(0)

  await password.fill(demoCustomer.password)
  await logIn.click()
  await expect(page).toHaveURL(`${servers.site(site.name)}/`)
  // The shop reloads the document between account data and start page, and hides the old document until then.
  const account = page.getByRole('banner').getByTitle(demoCustomer.email)
  await expect(account).toBeVisible()
  await page.reload()
  await account.click()
  await page.clock.install()
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('LogOut') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('LoggedOutTitle') })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: t('DoNotMoveMeOn') })).toBeVisible()
  await page.clock.fastForward(5_000)
  await expect(page).toHaveURL(`${servers.site(site.name)}/`)
  await expect(page.getByRole('banner').getByRole('link', { name: t('LogIn') })).toBeVisible()
})

test('[FAV-02] [FAV-03] [AUTH-03] a heart leads to the login, which says why, and back to the product', async ({
  page,
}) => {
  const { path, product } = (await sampleProductsOf(site)).simple
  await openAddress(page, site, path)
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: t('FavouriteNamed', { name: product.name }) })
    .first()
  await heart.click()
  await expect(page).toHaveURL(login)
  await expect(page.getByText(t('FavouritesAuthenticateError'))).toBeVisible()
  await sendLogin(page, demoCustomer)
  await expect(page).toHaveURL(servers.site(site.name) + path)
  await expect(heart).toBeVisible()
})
