import { expectOneOrder, readOrderNumber } from '../support/customers/checkout.ts'
import { payByCard } from '../support/payments/nets.ts'
import { newEmail } from '../support/customers/order.ts'
import { servers } from '../support/servers/servers.ts'
import { expect, test } from '../support/shop-test.ts'

test('[CHK-20] [PAY-06] [PAY-07] [RES-04] [RES-01] a guest buys one product with a card at Nets, once, also after a reload and Back', async ({
  page,
}) => {
  const email = newEmail()
  await page.goto(servers.site('phonicear-dk'))
  await page.getByRole('main').getByRole('link', { name: 'Batterier' }).first().click()
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await page.getByRole('button', { name: 'Læg i kurv' }).first().click()

  await page.getByRole('link', { name: /^Kurv/ }).first().click()
  await page.getByRole('link', { name: 'Gå til kassen' }).first().click()

  await page.getByLabel('Fornavn').fill('Inger')
  await page.getByLabel('Efternavn').fill('Kjærgaard')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Telefon').fill('28 40 11 92')
  await page.getByLabel('Vej og nummer').fill('Strandvejen 14')
  await page.getByLabel('Postnummer').fill('8000')
  await page.getByLabel('By', { exact: true }).fill('Aarhus C')
  await page.getByRole('radio').first().check()
  await page.getByRole('checkbox', { name: /handelsbetingelse/ }).check()
  await page.getByRole('button', { name: 'Fortsæt til betaling' }).click()

  await expect(page).toHaveURL(/\/payments\//)
  await payByCard(page)
  await expect(page).toHaveURL(/\/order-confirmation\//)
  await expect(page.getByRole('heading', { level: 1, name: /Tak/ })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/Vi har modtaget din ordre [A-Z]{2}\d+/)

  const orderNumber = await readOrderNumber(page)
  await page.reload()
  expect(await readOrderNumber(page)).toBe(orderNumber)
  await page.goBack()
  expect(await readOrderNumber(page)).toBe(orderNumber)
  await expectOneOrder(email, orderNumber)
  const kept = await page.evaluate(() =>
    ['invoiceAddress', 'deliveryAddress'].map((key) => sessionStorage.getItem(key)),
  )
  expect(kept).toEqual([null, null])
})
