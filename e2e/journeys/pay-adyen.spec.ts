import type { Page } from '@playwright/test'
import {
  allowUnencryptedBank,
  cardField,
  cards,
  challengeFrame,
  expectCardForm,
  payByCard,
  payButton,
} from '../support/payments/adyen.ts'
import { violationsOn } from '../support/checks/axe.ts'
import { expectOneOrder, openPayment, readOrderNumber, transactionOf } from '../support/customers/checkout.ts'
import { press, type } from '../support/checks/keyboard.ts'
import { newEmail } from '../support/customers/order.ts'
import { setScenarioOf } from '../support/servers/sandbox.ts'
import { expect, test } from '../support/shop-test.ts'
import { isFullMatrix, sites } from '../support/servers/sites.ts'

const site = sites.bernafonGlobal
const { t } = site

test('[PAY-16] [PAY-19] a bank that asks in the page for a password is answered with a wrong one, then the right one', async ({
  page,
}) => {
  const email = newEmail()
  await allowUnencryptedBank(page)
  await openPayment(page, site, email)
  for (const password of ['wrong', 'password']) {
    await payByCard(page, { number: cards.challenged })
    await challengeFrame(page).getByLabel('Password').fill(password)
    await challengeFrame(page).locator('button[value="approve"]').click()
    if (password === 'wrong') {
      await expect(page.getByRole('alert')).toContainText(t('PaymentRefused'))
      await page.getByRole('link', { name: t('TryAgain') }).click()
      // On a slow machine the form of the first attempt is still there.
      await expect(page.getByRole('alert')).toHaveCount(0)
    }
  }
  await expectOneOrder(email, await readOrderNumber(page))
})

test('[PAY-14] [PAY-25] a guest buys with the keyboard alone, also by way of another row', async ({ page }) => {
  const email = newEmail()
  await openPayment(page, site, email)
  await expect(page.getByRole('radio', { name: 'Cards' })).toBeVisible()
  expect(await roundestPicture(page)).toBeLessThanOrEqual(4)
  await expectCardForm(page)
  await press(page, page.getByRole('radio', { name: 'Cards' }), 'ArrowDown')
  await expect(page.getByRole('radio', { name: 'Trustly' })).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await type(page, cardField(page, 'cardNumber'), cards.paid)
  await type(page, cardField(page, 'expiryDate'), '0330')
  await type(page, cardField(page, 'securityCode'), '737')
  await type(page, page.getByLabel('Name on card'), 'Dorothy Ashworth')
  await press(page, payButton(page))
  await expectOneOrder(email, await readOrderNumber(page))
})

/** The largest corner radius, in pixels, of a card's picture and its frame. A larger one makes an oval of the card. */
const roundestPicture = (page: Page) =>
  page
    .locator('.adyen-checkout-brand-wrapper, .adyen-checkout-brand-wrapper img')
    .evaluateAll((parts) => Math.max(...parts.map((part) => Number.parseFloat(getComputedStyle(part).borderRadius))))

/** Milliseconds. The bank takes 20 seconds, and its notification another 20. */
const ANSWER_TIMEOUT = 60_000

/** Runs with the full matrix only, because the page asks for the result for 15 seconds before it gives up. */
for (const slow of isFullMatrix ? [sites.productUk, sites.productGlobal, site] : []) {
  test(`[RES-03] a payment that the bank of ${slow.name} thinks about is never called failed, and its late word buys`, async ({
    page,
  }) => {
    const email = newEmail()
    await setScenarioOf('adyen', email, 'late')
    await openPayment(page, slow, email)
    await page.getByRole('radio', { name: 'Trustly' }).click()
    await payButton(page).click()
    await page.locator('details:has(button[value="pending"]) > summary').click()
    await page.locator('button[value="pending"]').click()
    await expect(page.getByRole('heading', { level: 1, name: t('ResultPending') })).toBeVisible({
      timeout: ANSWER_TIMEOUT,
    })
    expect(await violationsOn(page)).toEqual([])
    await expect
      .poll(async () => (await transactionOf(page, slow)).status, { timeout: ANSWER_TIMEOUT })
      .toBe('Succeeded')
    await page.reload()
    await expectOneOrder(email, await readOrderNumber(page))
  })
}
