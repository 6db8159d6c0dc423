import { DECLINED, payByCard, payButton, typeCard } from '../support/payments/adyen.ts'
import { violationsOn } from '../support/checks/axe.ts'
import { expectOneOrder, openPayment, readOrderNumber } from '../support/customers/checkout.ts'
import { newEmail } from '../support/customers/order.ts'
import { expect, test } from '../support/shop-test.ts'
import { sites } from '../support/servers/sites.ts'

const site = sites.productUk
const { t } = site

test('[PAY-12] [PAY-18] [BUY-01] a card that is refused leaves the form open, and another try buys', async ({
  page,
}) => {
  const email = newEmail()
  await openPayment(page, site, email)
  await expect(payButton(page)).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await payByCard(page, { holder: DECLINED })
  await expect(page.getByRole('alert')).toContainText(t('PaymentRefused'))
  expect(await violationsOn(page)).toEqual([])

  await page.getByRole('link', { name: t('TryAgain') }).click()
  await typeCard(page)
  await payButton(page).click()
  await expectOneOrder(email, await readOrderNumber(page))
})

test('[PAY-16] [PAY-19] [PAY-25] a payment that is cancelled at the bank can be tried again there, and buys; Back leads to its confirmation', async ({
  page,
}) => {
  const email = newEmail()
  await openPayment(page, site, email)
  const payment = page.url()
  await page.goto(`${site.origin}/checkout`)
  await page.goto(payment)
  await page.getByRole('radio', { name: 'Trustly' }).click()
  await payButton(page).click()
  await page.locator('button[value="cancel"]').click()
  await expect(page.getByRole('alert')).toContainText(t('PaymentCancelled'))
  expect(new URL(page.url()).search).toBe('')

  await page.getByRole('radio', { name: 'Trustly' }).click()
  await payButton(page).click()
  await page.locator('button[value="approve"]').click()
  const orderNumber = await readOrderNumber(page)
  await expectOneOrder(email, orderNumber)
  await page.goBack()
  expect(await readOrderNumber(page)).toBe(orderNumber)
})
