import { violationsOn } from '../support/checks/axe.ts'
import { expectOneOrder, openPayment, putInCart, readOrderNumber } from '../support/customers/checkout.ts'
import { sendRemindersNow } from '../support/customers/operator.ts'
import { newEmail } from '../support/customers/order.ts'
import { payByCard } from '../support/payments/nets.ts'
import { mailsTo } from '../support/servers/sandbox.ts'
import { sites } from '../support/servers/sites.ts'
import { expect, test } from '../support/shop-test.ts'

const site = sites.phonicearDk
const { t } = site

test('[ORD-20] [OP-112] a guest asks for a reminder, follows it to a basket on another device, and ends it', async ({
  page,
  browser,
}) => {
  const email = newEmail()
  await openPayment(page, site, email)
  await payByCard(page)
  await expectOneOrder(email, await readOrderNumber(page))
  await page.setViewportSize({ width: 320, height: 700 })
  const ask = page.getByRole('button', { name: t('RefillMailAsk') })
  await ask.click()
  const told = page.getByText(t('RefillMailSet', { day: '' }).slice(0, 12)).filter({ hasText: /\d{4}/ })
  await expect(told).toBeVisible()
  expect(await violationsOn(page)).toEqual([])

  await sendRemindersNow(email)
  const reminders = async () => (await mailsTo(email)).filter(({ subject }) => subject.startsWith(t('RefillMailTitle')))
  await expect.poll(async () => (await reminders()).length).toBe(1)
  const [mail] = await reminders()
  const link = /https?:\S+\/refill#\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  const end = /https?:\S+\/refills\/end\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''

  const otherDevice = await browser.newContext({ viewport: { width: 390, height: 800 } })
  const elsewhere = await otherDevice.newPage()
  const addresses: string[] = []
  elsewhere.on('request', (request) => addresses.push(request.url(), request.headers()['referer'] ?? ''))
  await putInCart(elsewhere, site, { products: 2 })
  await elsewhere.goto(link)
  await expect(elsewhere).toHaveURL(/\/cart$/)
  await expect(elsewhere.getByText(t('OrderAgainDone'))).toBeVisible()
  await expect(elsewhere.getByRole('main').getByRole('textbox', { name: t('Quantity') })).toHaveCount(2)
  expect(await violationsOn(elsewhere)).toEqual([])
  expect(addresses.filter((address) => address.includes(link.split('#')[1] ?? 'no token'))).toEqual([])

  await elsewhere.goto(end)
  expect(await violationsOn(elsewhere)).toEqual([])
  await elsewhere.getByRole('button', { name: t('RefillEnd') }).click()
  await expect(elsewhere.getByText(t('RefillEnded'))).toBeVisible()
  await elsewhere.goto(link)
  await expect(elsewhere.getByText(t('RefillLinkOver'))).toBeVisible()
  expect(await violationsOn(elsewhere)).toEqual([])
  await otherDevice.close()
})
