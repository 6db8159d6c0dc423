import { sampleProductsOf } from '../support/servers/gateway.ts'
import { payByCard } from '../support/payments/nets.ts'
import { mailsTo } from '../support/servers/sandbox.ts'
import { newEmail } from '../support/customers/order.ts'
import { servers } from '../support/servers/servers.ts'
import { expect, test } from '../support/shop-test.ts'
import { sites } from '../support/servers/sites.ts'
import {
  chooseAndAgree,
  expectOneOrder,
  placeOrderButton,
  readOrderNumber,
  transactionOf,
  typeAddress,
} from '../support/customers/checkout.ts'

const site = sites.phonicearDk
const { t } = site

test('[CHK-01] [CHK-20] [PAY-07] [RES-04] a guest buys a product with options: from the start page to the order number', async ({
  page,
}) => {
  const email = newEmail()
  const { category, product } = (await sampleProductsOf(site)).configurable

  await page.goto(servers.site(site.name))
  await page.getByRole('link', { name: category.title, exact: true }).first().click()
  await page.getByRole('article').getByRole('link', { name: product.name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)

  const options = page.getByRole('main').locator('fieldset:has(input[type=radio])')
  await expect(options.first()).toBeVisible()
  for (const group of await options.all()) {
    const choice = group.getByRole('radio').first()
    // A choice changes the address. It is visible once the address has changed.
    await choice.click({ force: true })
    await expect(choice).toBeChecked()
  }
  await page
    .getByRole('main')
    .locator('form')
    .getByRole('button', { name: t('AddToCart'), exact: true })
    .click()
  await page.getByRole('link', { name: /^Kurv/ }).first().click()
  await page
    .getByRole('link', { name: t('GoToCheckout') })
    .first()
    .click()

  await typeAddress(page, site, email)
  await chooseAndAgree(page)
  await expect(page.getByRole('region', { name: t('OrderSummary') })).toContainText(product.name)
  await placeOrderButton(page, site).click()

  await payByCard(page)
  const orderNumber = await readOrderNumber(page)
  await expect(page.getByRole('heading', { level: 1, name: t('ThankYouNamed', { name: 'Inger' }) })).toBeVisible()
  await expect(page.getByRole('region', { name: t('OrderSummary') })).toContainText(product.name)

  expect(await transactionOf(page, site)).toMatchObject({ orderNumber, status: 'Succeeded' })
  await expectOneOrder(email, orderNumber)
  expect((await mailsTo(email))[0]?.text).toContain(product.name)
  await page.getByRole('link', { name: /^Kurv/ }).first().click()
  await expect(page.getByRole('heading', { name: t('CartEmpty') })).toBeVisible()
})
