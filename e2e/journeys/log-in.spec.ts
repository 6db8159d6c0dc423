import { sampleProductsOf } from '../support/gateway.ts'
import { openAddress } from '../support/page-states.ts'
import { servers } from '../support/servers.ts'
import { expect, test } from '../support/shop-test.ts'
import { sites } from '../support/sites.ts'

const site = sites.productGlobal
const { t } = site
const login = `${servers.site(site.name)}/account/login`

test('[AUTH-04] a wrong password is explained, emptied, and taken back on typing', async ({ page, watch }) => {
  watch.expectComplaint(/status of 400/)
  await page.goto(login)
  await page.getByRole('main').getByLabel(t('Email')).fill('demo@example.com')
  await page.getByLabel(t('Password'), { exact: true }).fill('Hearing1999')
  await page
    .getByRole('main')
    .getByRole('button', { name: t('LogIn') })
    .click()
  const summary = page.getByRole('alert')
  await expect(summary).toContainText(t('InvalidLoginOrPassword'))
  await expect(page.getByLabel(t('Password'), { exact: true })).toHaveValue('')
  await page.getByLabel(t('Password'), { exact: true }).pressSequentially('H')
  await expect(summary).toHaveCount(0)
})

test('[AUTH-05] [SES-04] [SES-16] [AUTH-06] logs in, stays so through a reload, and logs out to the start page', async ({
  page,
}) => {
  await page.goto(login)
  await page.getByRole('main').getByLabel(t('Email')).fill('demo@example.com')
  await page.getByLabel(t('Password'), { exact: true }).fill('Hearing2026')
  await page
    .getByRole('main')
    .getByRole('button', { name: t('LogIn') })
    .click()
  await expect(page).toHaveURL(`${servers.site(site.name)}/`)
  await page.reload()
  await page.getByRole('banner').getByTitle('demo@example.com').click()
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('LogOut') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('LoggedOutTitle') })).toBeVisible()
  await expect(page).toHaveURL(`${servers.site(site.name)}/`, { timeout: 15_000 })
  await expect(page.getByRole('banner').getByRole('link', { name: t('LogIn') })).toBeVisible()
})

test('[FAV-02] [FAV-03] [AUTH-03] leads from a heart to the login, which says why, and back to the product', async ({
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
  await page.getByRole('main').getByLabel(t('Email')).fill('demo@example.com')
  await page.getByLabel(t('Password'), { exact: true }).fill('Hearing2026')
  await page
    .getByRole('main')
    .getByRole('button', { name: t('LogIn') })
    .click()
  await expect(page).toHaveURL(servers.site(site.name) + path)
  await expect(heart).toBeVisible()
})
