import type { Page } from '@playwright/test'
import { newCustomer } from '../support/customers/customer.ts'
import { press, type } from '../support/checks/keyboard.ts'
import { servers } from '../support/servers/servers.ts'
import { expect, test } from '../support/shop-test.ts'
import { sites } from '../support/servers/sites.ts'

const site = sites.bernafonUk
const { t } = site

const saved = (page: Page) => page.getByRole('main').getByRole('article')
const save = (page: Page) => page.getByRole('button', { name: t('SaveAddressButton') })

async function typeNewAddress(page: Page) {
  const field = (name: string) => page.locator(`#address-${name}`)
  await type(page, field('phoneNumber'), '01225 496 041')
  await type(page, field('addressLine1'), '8 Market Place')
  await type(page, field('addressLine2'), 'Rear entrance')
  await type(page, field('postalCode'), 'ba11lz')
  await type(page, field('city'), 'Bath')
}

test('[SES-15] [ACC-09] [ACC-14] [CFG-26] [ACC-13] [ACC-17] [ACC-12] a customer keeps an address book with the keyboard alone', async ({
  page,
}) => {
  const customer = await newCustomer(site)
  const addressBook = async () => (await customer.profile()).addressBook
  await page.goto(`${servers.site(site.name)}/account/addressbook`)
  await type(page, page.locator('#login-email'), customer.email)
  await type(page, page.locator('#login-password'), customer.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: t('AddressBook') })).toBeVisible()
  await expect(saved(page)).toHaveCount(1)
  await expect(saved(page).getByRole('button')).toHaveCount(0)

  await press(page, page.getByRole('link', { name: t('AddAddress') }))
  await press(page, save(page))
  await expect(page.getByRole('alert').getByRole('link', { name: t('AddressLine2') })).toBeVisible()
  await typeNewAddress(page)
  await press(page, save(page))
  await expect(saved(page)).toHaveCount(2)
  const second = saved(page).nth(1)
  const typed = { streetAddress1: '8 Market Place', postalCode: 'BA1 1LZ', city: 'Bath', country: 'GB' }
  expect(await addressBook()).toMatchObject([{ isDefaultShippingAddress: true }, { ...typed, company: '' }])

  await press(page, second.getByRole('checkbox', { name: t('UseAsShipping') }), 'Space')
  await expect(second.getByText(t('DefaultShipping'), { exact: true })).toBeVisible()
  await expect(saved(page).first().getByText(t('DefaultShipping'), { exact: true })).toHaveCount(0)
  expect((await addressBook()).map((entry) => entry.isDefaultShippingAddress)).toEqual([false, true])

  await press(page, second.getByRole('link'))
  await type(page, page.locator('input[id$="-company"]'), 'Whitfield Clocks')
  await press(page, save(page))
  await expect(saved(page).nth(1)).toContainText('Whitfield Clocks')
  expect(await addressBook()).toMatchObject([{}, { ...typed, company: 'Whitfield Clocks' }])

  await press(
    page,
    saved(page)
      .first()
      .getByRole('checkbox', { name: t('UseAsShipping') }),
    'Space',
  )
  await press(page, saved(page).nth(1).getByRole('button'))
  await press(page, page.getByRole('dialog').getByRole('button', { name: t('Delete') }))
  await expect(saved(page)).toHaveCount(1)
  await expect(page.getByRole('link', { name: t('AddAddress') })).toBeFocused()
  expect(await addressBook()).toMatchObject([{ isDefaultShippingAddress: true, isDefaultBillingAddress: true }])
})
