import { sampleProductsOf } from '../support/servers/gateway.ts'
import { press, type } from '../support/checks/keyboard.ts'
import { netsFrame, payButton } from '../support/payments/nets.ts'
import { newEmail } from '../support/customers/order.ts'
import { servers } from '../support/servers/servers.ts'
import { expect, test } from '../support/shop-test.ts'
import { sites } from '../support/servers/sites.ts'
import { expectOneOrder, placeOrderButton, readOrderNumber } from '../support/customers/checkout.ts'

const site = sites.phonicearDk
const { t } = site

test('[CHK-20] [PAY-06] a guest buys with the keyboard alone, from a product to the order number', async ({ page }) => {
  const email = newEmail()
  const { path } = (await sampleProductsOf(site)).simple
  await page.goto(servers.site(site.name) + path)
  await press(
    page,
    page
      .getByRole('main')
      .locator('form')
      .getByRole('button', { name: t('AddToCart'), exact: true }),
  )
  await expect(page.getByRole('link', { name: /^Kurv.*1/ }).first()).toBeVisible()
  const toCart = page.getByRole('main').getByRole('link', { name: t('GoToCart') })
  await toCart.waitFor({ state: 'attached' })
  await page.keyboard.press('Tab')
  await expect(toCart).toBeFocused()
  await page.keyboard.press('Enter')
  await press(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: t('GoToCheckout') })
      .first(),
  )

  const first = (key: string) => page.getByLabel(t(key)).first()
  await type(page, first('FirstName'), 'Inger')
  await type(page, first('LastName'), 'Kjærgaard')
  await type(page, first('Email'), email)
  await type(page, first('Phone'), '28 40 11 92')
  await type(page, first('AddressLine1'), 'Strandvejen 14')
  await type(page, first('PostalCode'), '8000')
  await type(page, page.getByLabel(t('City'), { exact: true }), 'Aarhus C')
  await press(page, page.getByRole('radio').first(), 'Space')
  await press(page, page.locator('input[name="consents.terms"]'), 'Space')
  await press(page, placeOrderButton(page, site))

  await expect(page).toHaveURL(/\/payments\//)
  const frame = netsFrame(page)
  await expect(frame.getByLabel('Card number')).toBeVisible()
  await type(page, frame.getByLabel('Card number'), '4111111111111111')
  await type(page, frame.getByLabel('Expiry date'), '0330')
  await type(page, frame.getByLabel('Security code'), '737')
  await press(page, payButton(page).first())
  await expectOneOrder(email, await readOrderNumber(page))
})
