import type { Page } from '@playwright/test'
import { chooseAndAgree, expectOneOrder, placeOrderButton, readOrderNumber } from '../support/customers/checkout.ts'
import { newCustomer } from '../support/customers/customer.ts'
import { sampleProductsOf } from '../support/servers/gateway.ts'
import { sendLogin } from '../support/customers/login.ts'
import { waitForHydration } from '../support/pages/hydration.ts'
import { addToCart } from '../support/pages/navigation.ts'
import { payByCard } from '../support/payments/nets.ts'
import { openAddress } from '../support/pages/page-state.ts'
import { expect, test } from '../support/shop-test.ts'
import { onStrictMinimum, sites } from '../support/servers/sites.ts'

// The gateway sends only the fields that the specification names, in unusual forms that it allows.

test.use({ isStrictMinimal: true })

const site = onStrictMinimum(sites.phonicearDk)
const { t } = site

test('[OP-75] a customer logs in, finds and chooses a product, changes the cart, pays and logs out', async ({
  page,
  watch,
}) => {
  // For a wrong password, and for the call that ends a token, which the specification does not name.
  watch.expectComplaint(/status of 400|404.*\/v1\.0\/logout/)
  const customer = await newCustomer(site)
  const main = page.getByRole('main')

  await test.step('a wrong password is explained, and the right one logs in', async () => {
    await openAddress(page, site, '/account/login')
    await sendLogin(page, { ...customer, password: 'Hearing1999' })
    await expect(page.getByRole('alert')).toContainText(t('InvalidLoginOrPassword'))
    await sendLogin(page, customer)
    await expect(page.getByRole('banner').getByTitle(customer.email)).toBeVisible()
    // A page without account data is a new document, in which vendors' scripts may run.
    await expect(page).toHaveURL(`${site.origin}/`)
    await waitForHydration(page)
  })

  const { category, product } = (await sampleProductsOf(site)).configurable
  await test.step('a search is sorted by name, and not by price', async () => {
    await page.getByRole('searchbox').fill('batterier')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/search-result/)
    const sort = page.getByRole('combobox', { name: t('SortBy') })
    await expect(sort.getByRole('option', { name: t('SortPrice') })).toHaveCount(0)
    await sort.selectOption(t('SortName'))
    await expect(page).toHaveURL(/sort=1/)
    await expectNamesInOrder(page)
  })

  await test.step('a product with options is chosen in its category and added', async () => {
    await page.getByRole('link', { name: category.title, exact: true }).first().click()
    await main.getByRole('article').getByRole('link', { name: product.name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
    const options = main.locator('fieldset:has(input[type=radio])')
    await expect(options.first()).toBeVisible()
    for (const group of await options.all()) await group.getByRole('radio').first().check({ force: true })
    await addToCart(page, site)
  })

  await test.step('the cart counts one piece more, and keeps it through a reload', async () => {
    await openAddress(page, site, '/cart')
    await main.getByRole('button', { name: t('QuantityMore') }).click()
    await expect.poll(async () => (await customer.cart()).total).toBe('2')
    await page.reload()
    await expect(main.getByRole('textbox').first()).toHaveValue('2')
    await expect(main).toContainText(site.shows.price!)
  })

  await test.step('an empty form says what is missing, and the saved address is ordered to', async () => {
    await main
      .getByRole('link', { name: t('GoToCheckout') })
      .first()
      .click()
    await expect(page.getByLabel(t('AddressLine1')).first()).toHaveValue(customer.addressLine1)
    await placeOrderButton(page, site).click()
    await expect(page.getByRole('alert')).toBeFocused()
    await chooseAndAgree(page)
    const summary = page.getByRole('region', { name: t('OrderSummary') })
    await expect(summary).toContainText(product.name)
    await expect(summary.getByText(t('DeliveryNotChosen'))).toBeHidden()
    await placeOrderButton(page, site).click()
  })

  await payByCard(page)
  const orderNumber = await readOrderNumber(page)
  await expectOneOrder(customer.email, orderNumber)
  await openAddress(page, site, '/account/order-history')
  await expect(main.getByRole('row', { name: new RegExp(orderNumber) })).toBeVisible()
  await page.getByRole('banner').getByTitle(customer.email).click()
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('LogOut') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('LoggedOutTitle') })).toBeVisible()
})

/** The strict minimum sends whole lists, which the browser sorts. */
async function expectNamesInOrder(page: Page) {
  const { compare } = new Intl.Collator(site.culture)
  const headings = page.getByRole('main').getByRole('article').getByRole('heading')
  await expect(async () => {
    const names = await headings.allTextContents()
    expect(names.length).toBeGreaterThan(1)
    expect(names).toEqual(names.toSorted(compare))
  }).toPass()
}
